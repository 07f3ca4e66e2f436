import type { StoryElement } from '@leserkonto/publisher-wire/content'
import { Divider } from '@leserkonto/ui/Divider'
import { Headline } from '@leserkonto/ui/Headline'
import { PersonDetail } from '@leserkonto/ui/PersonDetail'
import { distinctKeys } from '@leserkonto/ui/parts/distinct-keys'
import { Quote } from '@leserkonto/ui/Quote'
import { Fragment } from 'react'
import { Comparison } from '../blocks/Comparison.tsx'
import { FactBox } from '../blocks/FactBox.tsx'
import { Figures } from '../blocks/Figures.tsx'
import { LargePicture } from '../blocks/LargePicture.tsx'
import { withLinks } from '../blocks/linked-words.tsx'
import { MovingPicture } from '../blocks/MovingPicture.tsx'
import { Island } from '../islands/Island.tsx'
import { Embed } from './story/Embed.tsx'
import classes from './story/Story.module.css'
import { StoryTable } from './story/StoryTable.tsx'

type Origins = {
  /** What the edition's pages may show in a frame. */
  origins: readonly string[]
}

type StoryTextProps = Origins & {
  body: readonly string[]
  elements: readonly StoryElement[]
  placeLine?: string | null
}

/** The paragraphs of a text and the elements between them. */
export function StoryText({ body, elements, placeLine, origins }: StoryTextProps) {
  const keys = distinctKeys(body)
  const linksAt = (index: number) =>
    elements.flatMap((element) => (element.type === 'links' && element.at === index ? element.links : []))
  return (
    <>
      {body.map((paragraph, index) => (
        <Fragment key={keys[index]}>
          <Elements origins={origins} elements={elements.filter(({ at }) => at === index)} />
          <p>
            {index === 0 && <PlaceLine place={placeLine} />}
            {withLinks([paragraph], linksAt(index))}
          </p>
        </Fragment>
      ))}
      <Elements origins={origins} elements={elements.filter(({ at }) => at >= body.length)} />
    </>
  )
}

/** Where a text was written, before its first words. */
export const PlaceLine = ({ place }: { place: string | null | undefined }) =>
  place != null && (
    <>
      <span className={classes.placeLine}>{place}.</span>{' '}
    </>
  )

function Elements({ elements, origins }: Origins & { elements: readonly StoryElement[] }) {
  const keys = distinctKeys(elements.map(({ type }) => type))
  return elements.map((element, index) => <Element key={keys[index]} origins={origins} {...element} />)
}

/** An element of words is plain markup; one that moves is an island and of no use before its script has loaded. */
function Element({ origins, ...element }: Origins & StoryElement) {
  switch (element.type) {
    case 'heading':
      return (
        <Headline variant="headline3" headingTag="h2" className={classes.heading}>
          {element.text}
        </Headline>
      )
    case 'list':
      return <Items {...element} />
    case 'table':
      return <StoryTable title={element.title} head={element.head} rows={element.rows} />
    case 'embed':
      return <Embed provider={element.provider} title={element.title} url={element.url} origins={origins} />
    case 'links':
      // They are in the paragraph that follows.
      return null
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

function Items({ items, ordered, links }: Extract<StoryElement, { type: 'list' }>) {
  const keys = distinctKeys(items)
  const List = ordered ? 'ol' : 'ul'
  return (
    <List className={classes.items}>
      {withLinks(items, links).map((item, index) => (
        <li key={keys[index]}>{item}</li>
      ))}
    </List>
  )
}

/** An element without its type and place, which its component does not take. */
const shownOf = <Given extends StoryElement>({ type: _type, at: _at, ...shown }: Given) => shown
