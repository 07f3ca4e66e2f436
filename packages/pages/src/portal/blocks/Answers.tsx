import { Accordion } from '@leserkonto/ui/Accordion'
import { Link } from '@leserkonto/ui/Link'
import { linkedText } from '@leserkonto/ui/parts/linked-text'

export type AnswersProps = {
  answers: readonly { question: string; paragraphs: readonly string[] }[]
}

/** Questions, of which one at a time shows its answer. */
export const Answers = ({ answers }: AnswersProps) => (
  <Accordion
    headingTag="h2"
    entries={answers.map(({ question, paragraphs }) => ({
      title: question,
      children: paragraphs.map((paragraph) => (
        <p key={paragraph}>
          {linkedText(paragraph, (link) => {
            const [text, to] = link.split('|')
            return <Link href={to}>{text}</Link>
          })}
        </p>
      )),
    }))}
  />
)
