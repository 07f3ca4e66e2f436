import { giftTexts } from '@leserkonto/texts'
import { Button } from '@leserkonto/ui/Button'
import { fieldClasses } from '@leserkonto/ui/field-frame'
import { ModalFlyout, type OverlayState } from '@leserkonto/ui/ModalFlyout'
import { ProblemBox } from '@leserkonto/ui/parts/problem-box'
import { useEffect, useId, useRef, useState } from 'react'
import classes from './GiftSheet.module.css'

const texts = giftTexts.sheet

/** What became of the wish to give an article away: its link, or why there is none. */
export type Given =
  | { readonly link: string; readonly title: string; readonly left: number; readonly renewsAt: string }
  | { readonly refusal: string }

type GiftSheetProps = OverlayState & {
  given: Promise<Given>
  /** The list of the reader's gifts. */
  manageHref: string
}

/** Shows the link to an article that is given away, as soon as it is there. */
export function GiftSheet({ given, manageHref, ...state }: GiftSheetProps) {
  const [shown, setShown] = useState<Given>()
  useEffect(() => {
    void given.then(setShown)
  }, [given])
  return (
    <ModalFlyout {...state} title={texts.title} dragFrom="handle">
      <div className={classes.body}>
        <p>{texts.text}</p>
        <p role="status">{shown ? '' : texts.waits}</p>
        {shown && ('refusal' in shown ? <Refused text={shown.refusal} /> : <Link {...shown} />)}
        <a href={manageHref}>{texts.manage}</a>
      </div>
    </ModalFlyout>
  )
}

const Refused = ({ text }: { text: string }) => (
  <ProblemBox>
    <p>{text}</p>
  </ProblemBox>
)

function Link({ link, title, left, renewsAt }: Exclude<Given, { refusal: string }>) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const copy = () =>
    copied(link).then((isCopied) => {
      setSaid(isCopied ? texts.copied : texts.notCopied)
      if (!isCopied) field.current?.select()
    })
  return (
    <>
      <div className={fieldClasses.root}>
        <label className={fieldClasses.label} htmlFor={id}>
          {texts.link}
        </label>
        <input
          ref={field}
          id={id}
          className={fieldClasses.input}
          value={link}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <div className={classes.ways}>
        <Button onClick={copy}>{texts.copy}</Button>
        {'share' in navigator && (
          <Button
            variant="secondary"
            onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
          >
            {texts.share}
          </Button>
        )}
      </div>
      <p role="status">{said}</p>
      <p>{texts.left(left, renewsAt)}</p>
    </>
  )
}

/** Browsers refuse it on pages that are not served over https, and where their reader forbids it. */
const copied = async (text: string): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
