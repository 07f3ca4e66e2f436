import { Link } from 'react-router-dom'
import actions from './Actions.module.css'

/** Links in a column: to screens of this area and to addresses outside. */
export const LinkList = ({ links }: { links: readonly { name: string; to: string }[] }) => (
  <ul className={actions.links}>
    {links.map(({ name, to }) => (
      <li key={to}>{to.includes('://') ? <a href={to}>{name}</a> : <Link to={to}>{name}</Link>}</li>
    ))}
  </ul>
)
