import { Headline } from '@leserkonto/ui/Headline'
import { Link } from '@leserkonto/ui/Link'
import classes from './BlockTitle.module.css'

type BlockTitleProps = {
  children: string
  /** Where more of the kind is to be read; undefined: nowhere. */
  to?: string | undefined
}

/** The name of a block, which leads to its section. */
export const BlockTitle = ({ children, to }: BlockTitleProps) => (
  <Headline variant="blockLine" className={classes.title}>
    {to ? <Link to={to}>{children}</Link> : children}
  </Headline>
)
