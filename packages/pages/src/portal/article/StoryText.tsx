import type { StoryElement } from '@leserkonto/publisher-wire/content'
import { Divider } from '@leserkonto/ui/Divider'
import { PersonDetail } from '@leserkonto/ui/PersonDetail'
import { distinctKeys } from '@leserkonto/ui/parts/distinct-keys'
import { Quote } from '@leserkonto/ui/Quote'
import { Fragment } from 'react'
import { Comparison } from '../blocks/Comparison.tsx'
import { FactBox } from '../blocks/FactBox.tsx'
import { Figures } from '../blocks/Figures.tsx'
import { LargePicture } from '../blocks/LargePicture.tsx'
import { MovingPicture } from '../blocks/MovingPicture.tsx'
import { Island } from '../islands/Island.tsx'

type StoryTextProps = { body: readonly string[]; elements: readonly StoryElement[] }

/** The paragraphs of a text and the elements between them. */
export function StoryText({ body, elements }: StoryTextProps) {
  const keys = distinctKeys(body)
  return (
    <>
      {body.map((paragraph, index) => (
        <Fragment key={keys[index]}>
          <Elements elements={elements.filter(({ at }) => at === index)} />
          <p>{paragraph}</p>
        </Fragment>
      ))}
      <Elements elements={elements.filter(({ at }) => at >= body.length)} />
    </>
  )
}

function Elements({ elements }: { elements: readonly StoryElement[] }) {
  const keys = distinctKeys(elements.map(({ type }) => type))
  return elements.map((element, index) => <Element key={keys[index]} {...element} />)
}

/** An element of words is plain markup; one that moves is an island and of no use before its script has loaded. */
function Element(element: StoryElement) {
  switch (element.type) {
    case 'quote':
      return <Quote quote={element.quote} quotee={element.quotee} quoteCaption={element.quoteCaption} />
    case 'person': {
      const { name, picture, mail, phone, socialMedia = {} } = element
      return (
        <PersonDetail name={name} picture={picture} mail={mail} phone={phone} socialMedia={socialMedia} />
      )
    }
    case 'picture': {
      const { animation, ...picture } = shownOf(element)
      return animation ? (
        <Island name="motion" when="seen" component={MovingPicture} props={{ ...picture, animation }} />
      ) : (
        <Island name="picture" when="seen" component={LargePicture} props={picture} />
      )
    }
    case 'figures':
      return <Island name="figures" when="seen" component={Figures} props={shownOf(element)} />
    case 'divider':
      return <Divider type={element.line} />
    case 'comparison':
      return <Island name="comparison" when="seen" component={Comparison} props={shownOf(element)} />
    case 'box':
      return <Island name="box" when="seen" component={FactBox} props={shownOf(element)} />
  }
}

/** An element without its type and place, which its component does not take. */
const shownOf = <Given extends StoryElement>({ type: _type, at: _at, ...shown }: Given) => shown
