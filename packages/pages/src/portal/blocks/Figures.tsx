import { Headline } from '@leserkonto/ui/Headline'
import { ProgressCountUp } from '@leserkonto/ui/ProgressCountUp'
import classes from './FactBox.module.css'

export type FiguresProps = {
  title: string
  figures: readonly {
    label: string
    value: number
    max?: number | undefined
    unit?: string | undefined
  }[]
}

/** Numbers of a story, each with its share as a bar. */
export const Figures = ({ title, figures }: FiguresProps) => (
  <aside className={classes.box}>
    <Headline variant="headline4" headingTag="h2">
      {title}
    </Headline>
    {figures.map((figure) => (
      <ProgressCountUp key={figure.label} {...figure} />
    ))}
  </aside>
)
