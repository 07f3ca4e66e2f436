import { editions, signOnOf } from '@leserkonto/editions'
import { EditionTheme } from '@leserkonto/ui/EditionTheme'
import classes from './start.module.css'
import { contrastWithPaper, type Token, type TokenKind, tokens } from './tokens.ts'

const ofKind = (kind: TokenKind) => tokens.filter((token) => token.kind === kind)

/** Each colour in both schemes, with its contrast on the paper of that scheme. */
export const Colours = () => (
  <div className="sb-unstyled">
    <EditionTheme edition={editions[0] ?? signOnOf(editions)}>
      <table className={classes.tokens}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Light, contrast on paper</th>
            <th scope="col">Dark, contrast on paper</th>
          </tr>
        </thead>
        <tbody>
          {ofKind('colour').map((token) => (
            <tr key={token.name}>
              <th scope="row">
                <code>{token.name}</code>
              </th>
              <Swatch token={token} scheme="light" />
              <Swatch token={token} scheme="dark" />
            </tr>
          ))}
        </tbody>
      </table>
    </EditionTheme>
  </div>
)

const Swatch = ({ token, scheme }: { token: Token; scheme: 'light' | 'dark' }) => (
  <td>
    <span className={classes.swatch} style={{ colorScheme: scheme, background: `var(${token.name})` }} />{' '}
    {contrastWithPaper(token, scheme === 'light' ? 0 : 1)}
  </td>
)

export const Sizes = () => (
  <div className="sb-unstyled">
    {ofKind('size').map(({ name, value }) => (
      <p key={name} className={classes.size} style={{ fontSize: `var(${name})` }}>
        Der Fluss bekommt sein Ufer zurück <code>{`${name} ${value}`}</code>
      </p>
    ))}
  </div>
)

export const Spaces = () => (
  <div className="sb-unstyled">
    {ofKind('space').map(({ name, value }) => (
      <p key={name} className={classes.space}>
        <span style={{ inlineSize: `var(${name})` }} /> <code>{`${name} ${value}`}</code>
      </p>
    ))}
  </div>
)

export const Others = () => (
  <table className={`sb-unstyled ${classes.tokens}`}>
    <tbody>
      {ofKind('other').map(({ name, value }) => (
        <tr key={name}>
          <th scope="row">
            <code>{name}</code>
          </th>
          <td>
            <code>{value}</code>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
