import { Link } from 'react-router-dom'
import actions from './Actions.module.css'

/** Ways on, one under the other: screens of this area and addresses outside. */
export const LinkList = ({ links }: { links: readonly { name: string; to: string }[] }) => (
  <ul className={actions.links}>
    {links.map(({ name, to }) => (
      <li key={to}>{to.includes('://') ? <a href={to}>{name}</a> : <Link to={to}>{name}</Link>}</li>
    ))}
  </ul>
)
