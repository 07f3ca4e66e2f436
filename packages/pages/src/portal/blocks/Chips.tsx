import { Link } from '@leserkonto/ui/Link'
import classes from './Chips.module.css'

type ChipsProps = { links: readonly { readonly name: string; readonly href: string }[] }

/** Ways to choose from, side by side. */
export const Chips = ({ links }: ChipsProps) => (
  <ul className={classes.chips}>
    {links.map(({ name, href }) => (
      <li key={href}>
        <Link className={classes.chip} href={href}>
          {name}
        </Link>
      </li>
    ))}
  </ul>
)
