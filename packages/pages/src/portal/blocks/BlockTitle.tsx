import { Headline } from '@leserkonto/ui/Headline'
import { Link } from '@leserkonto/ui/Link'
import { StickyBlockHeader } from '@leserkonto/ui/StickyBlockHeader'
import classes from './BlockTitle.module.css'

type BlockTitleProps = {
  children: string
  /** Where more of the kind is to be read; undefined: nowhere. */
  to?: string | undefined
}

/** The name of a block, which leads to its section. */
export const BlockTitle = (title: BlockTitleProps) => (
  <Headline variant="blockLine" className={classes.title}>
    <Name {...title} />
  </Headline>
)

/** The same above a long list: it stays while the list scrolls. */
export const ListTitle = (title: BlockTitleProps) => (
  <StickyBlockHeader className={classes.list} title={<Name {...title} />} />
)

const Name = ({ children, to }: BlockTitleProps) =>
  to ? (
    <Link className={classes.link} href={to}>
      {children}
    </Link>
  ) : (
    children
  )
