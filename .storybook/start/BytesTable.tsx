import weights from 'virtual:block-bytes'
import classes from './start.module.css'

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** What each import of the packages costs a page that has React. */
export const BytesTable = () => (
  <table className={`sb-unstyled ${classes.tokens}`}>
    <thead>
      <tr>
        <th scope="col">Import</th>
        <th scope="col">Script, kB</th>
        <th scope="col">Style, kB</th>
        <th scope="col">Script at most, kB</th>
      </tr>
    </thead>
    <tbody className={classes.number}>
      {weights.map(({ block, js, css, ceiling }) => (
        <tr key={block}>
          <th scope="row">
            <code>{block}</code>
          </th>
          <td>{kilobytes(js)}</td>
          <td>{kilobytes(css)}</td>
          <td>{kilobytes(ceiling)}</td>
        </tr>
      ))}
    </tbody>
  </table>
)
