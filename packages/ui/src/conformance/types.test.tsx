import { expect, test } from 'vitest'
import type { AccordionProps } from '../Accordion/Accordion.tsx'
import type { AdvertorialLightboxProps } from '../AdvertorialLightbox/AdvertorialLightbox.tsx'
import type { AnimatedImageProps } from '../AnimatedImage/AnimatedImage.tsx'
import type { ArticleHeaderProps } from '../ArticleHeader/ArticleHeader.tsx'
import type { AvatarProps } from '../Avatar/Avatar.tsx'
import type { BadgeListProps } from '../BadgeList/BadgeList.tsx'
import type { CardSliderProps } from '../CardSlider/CardSlider.tsx'
import type { CheckboxProps } from '../Checkbox/Checkbox.tsx'
import type { ContentHeaderProps } from '../ContentHeader/ContentHeader.tsx'
import type { ContentWrapperProps } from '../ContentWrapper/ContentWrapper.tsx'
import type { EditionThemeProps } from '../EditionTheme/EditionTheme.tsx'
import type { EndorsementLinkProps } from '../EndorsementLink/EndorsementLink.tsx'
import type { HeaderNotificationProps } from '../HeaderNotification/HeaderNotification.tsx'
import type { HelperTextProps } from '../HelperText/HelperText.tsx'
import type { IconProps } from '../Icon/Icon.tsx'
import type { ImageComparisonProps } from '../ImageComparison/ImageComparison.tsx'
import type { LightboxProps } from '../Lightbox/Lightbox.tsx'
import type { LinkProps } from '../Link/Link.tsx'
import type { LinkButtonProps } from '../LinkButton/LinkButton.tsx'
import type { ListProps } from '../List/List.tsx'
import type { LoadMoreProps } from '../LoadMore/LoadMore.tsx'
import type { MainHeaderProps } from '../MainHeader/MainHeader.tsx'
import type { MastheadProps } from '../Masthead/Masthead.tsx'
import type { ModalFlyoutProps } from '../ModalFlyout/ModalFlyout.tsx'
import type { OverlayProps } from '../Overlay/Overlay.tsx'
import type { PageFootProps } from '../PageFoot/PageFoot.tsx'
import type { PersonDetailProps } from '../PersonDetail/PersonDetail.tsx'
import type { PersonLineProps } from '../PersonLine/PersonLine.tsx'
import type { ProgressCountUpProps } from '../ProgressCountUp/ProgressCountUp.tsx'
import type { QuoteProps } from '../Quote/Quote.tsx'
import type { RadioProps } from '../Radio/Radio.tsx'
import type { RadioGroupProps } from '../RadioGroup/RadioGroup.tsx'
import type { RegistrationShellProps } from '../RegistrationShell/RegistrationShell.tsx'
import type { SectionCardProps } from '../SectionCard/SectionCard.tsx'
import type { SelectProps } from '../Select/Select.tsx'
import type { SimpleNotificationProps } from '../SimpleNotification/SimpleNotification.tsx'
import type { SkeletonProps } from '../Skeleton/Skeleton.tsx'
import type { SlideOutPanelProps } from '../SlideOutPanel/SlideOutPanel.tsx'
import type { StayingRowProps } from '../StayingRow/StayingRow.tsx'
import type { StickyBlockHeaderProps } from '../StickyBlockHeader/StickyBlockHeader.tsx'
import type { StoryHeaderImageProps } from '../StoryHeaderImage/StoryHeaderImage.tsx'
import type { TagProps } from '../Tag/Tag.tsx'
import type { TextareaProps } from '../Textarea/Textarea.tsx'
import type { VideoSliderProps } from '../VideoSlider/VideoSlider.tsx'
import type { ZoomablePictureProps } from '../ZoomablePicture/ZoomablePicture.tsx'

// The compiler is the judge: an expected error that does not come is one. Blocks whose own tests refuse wrong types
// are not repeated here.

const overlay = { open: false, onClose: () => undefined, children: 'Inhalt' } as const
const edition = { name: 'AZ', logo: { text: '', url: '' }, theme: { color: '', colorDark: '' } }
const compared = { before: { src: '', alt: '' }, after: { src: '', alt: '' } }
const onClear = () => undefined
const field = { label: 'Weg', name: 'weg', options: [], value: null, onChange: () => undefined }

test('what a block cannot do without is asked for by its type', () => {
  const incomplete: readonly object[] = [
    // @ts-expect-error an entry needs its title
    { entries: [{ children: 'Inhalt' }] } satisfies AccordionProps,
    // @ts-expect-error a dialog needs its title
    overlay satisfies AdvertorialLightboxProps,
    // @ts-expect-error a picture needs its text alternative
    { src: '/a.jpg' } satisfies AnimatedImageProps,
    // @ts-expect-error an article needs its title
    { badges: ['plus'] } satisfies ArticleHeaderProps,
    // @ts-expect-error an action needs its text
    { title: 'Titel', primaryAction: { href: '/x' } } satisfies ArticleHeaderProps,
    // @ts-expect-error a list needs names
    { size: 'small' } satisfies BadgeListProps,
    // @ts-expect-error a slider needs its name
    { children: 'Karte' } satisfies CardSliderProps,
    // @ts-expect-error a field needs its label
    { name: 'agb' } satisfies CheckboxProps,
    // @ts-expect-error a section needs its title
    { type: 'simple' } satisfies ContentHeaderProps,
    // @ts-expect-error an edition needs both of its colours
    { edition: { theme: { color: '#1d4e89' } }, children: 'Seite' } satisfies EditionThemeProps,
    // @ts-expect-error a mark needs its address
    { logo: { content: 'Medienhaus' } } satisfies EndorsementLinkProps,
    // @ts-expect-error a notice needs its message
    { notices: [{ id: '1', type: 'error' }] } satisfies HeaderNotificationProps,
    // @ts-expect-error a line needs its text
    { status: 'valid' } satisfies HelperTextProps,
    // @ts-expect-error an icon needs its name or its source
    { label: 'Glocke' } satisfies IconProps,
    // @ts-expect-error both pictures need their text alternatives
    { before: { src: '/b.jpg', alt: '' }, after: { src: '/a.jpg' } } satisfies ImageComparisonProps,
    // @ts-expect-error a dialog needs its title
    overlay satisfies LightboxProps,
    // @ts-expect-error a link says where it leads, if only nowhere
    { children: 'Ziel' } satisfies LinkProps,
    // @ts-expect-error so does one that looks like a button
    { children: 'Ziel' } satisfies LinkButtonProps,
    // @ts-expect-error a list needs its items
    { type: 'ordered' } satisfies ListProps,
    // @ts-expect-error somebody has to load more
    { children: 'Liste', hasMore: true } satisfies LoadMoreProps,
    // @ts-expect-error a header needs its product
    { sticky: false } satisfies MainHeaderProps,
    // @ts-expect-error a masthead needs its newspaper
    { large: true } satisfies MastheadProps,
    // @ts-expect-error a dialog needs its title
    overlay satisfies ModalFlyoutProps,
    // @ts-expect-error somebody has to hear the wish to close
    { open: true, children: 'Inhalt' } satisfies OverlayProps,
    // @ts-expect-error a foot names its links
    { children: 'Impressum' } satisfies PageFootProps,
    // @ts-expect-error a person needs a name
    { mail: 'erika@az.example.test' } satisfies PersonDetailProps,
    // @ts-expect-error each person does
    { persons: [{ link: '/erika' }] } satisfies PersonLineProps,
    // @ts-expect-error a number needs to be told what it counts
    { value: 12 } satisfies ProgressCountUpProps,
    // @ts-expect-error a quote needs its words
    { quotee: 'E. Muster' } satisfies QuoteProps,
    // @ts-expect-error a button needs its label
    { value: 'a', modelValue: null } satisfies RadioProps,
    // @ts-expect-error a shell needs its step
    { edition } satisfies RegistrationShellProps,
    // @ts-expect-error a card needs its headline
    { description: 'Text' } satisfies SectionCardProps,
    // @ts-expect-error a field needs its label
    { options: [] } satisfies SelectProps,
    // @ts-expect-error a message needs its type
    { notification: { message: 'Gespeichert' }, onClear } satisfies SimpleNotificationProps,
    // @ts-expect-error a dialog needs its title
    overlay satisfies SlideOutPanelProps,
    // @ts-expect-error a row leads home
    { label: 'Ressorts' } satisfies StayingRowProps,
    // @ts-expect-error a block's header needs its title
    { headingTag: 'h3' } satisfies StickyBlockHeaderProps,
    // @ts-expect-error a story's picture needs addresses
    { description: 'Text' } satisfies StoryHeaderImageProps,
    // @ts-expect-error a tag needs its word
    { href: '/x' } satisfies TagProps,
    // @ts-expect-error a field needs its label
    { maxLength: 20 } satisfies TextareaProps,
    // @ts-expect-error a video needs its address
    { label: 'Videos', videos: [{ title: 'Titel', thumbnail: '/a.jpg' }] } satisfies VideoSliderProps,
    // @ts-expect-error a picture needs its text alternative
    { src: '/a.jpg' } satisfies ZoomablePictureProps,
  ]
  expect(incomplete).toHaveLength(42)
})

test('a value that is none of a block’s own is refused by its type', () => {
  const wrong: readonly object[] = [
    // @ts-expect-error the page's own heading is no entry's
    { entries: [], headingTag: 'h1' } satisfies AccordionProps,
    // @ts-expect-error no such animation
    { src: '/a.jpg', alt: '', animation: 'spin' } satisfies AnimatedImageProps,
    // @ts-expect-error no such size
    { size: 'huge' } satisfies AvatarProps,
    // @ts-expect-error no such teaser
    { names: [], mobileSize: 'extraLarge' } satisfies BadgeListProps,
    // @ts-expect-error no such type
    { title: 'Titel', type: 'fancy' } satisfies ContentHeaderProps,
    // @ts-expect-error no such width
    { size: 'huge' } satisfies ContentWrapperProps,
    // @ts-expect-error no such type
    { notices: [{ id: '1', type: 'info', message: 'Neu' }] } satisfies HeaderNotificationProps,
    // @ts-expect-error no such status
    { status: 'warning', children: 'Text' } satisfies HelperTextProps,
    // @ts-expect-error no such style
    { name: 'bell', iconStyle: 'thin' } satisfies IconProps,
    // @ts-expect-error no such place
    { ...compared, position: 'top' } satisfies ImageComparisonProps,
    // @ts-expect-error no such look
    { href: '/x', variant: 'danger', children: 'Ziel' } satisfies LinkButtonProps,
    // @ts-expect-error no such list
    { items: [], type: 'definition' } satisfies ListProps,
    // @ts-expect-error no such scheme
    { logo: { content: 'AZ', href: '/' }, colourScheme: 'sepia' } satisfies MainHeaderProps,
    // @ts-expect-error no such place
    { ...overlay, title: 'Titel', dragFrom: 'top' } satisfies ModalFlyoutProps,
    // @ts-expect-error no such direction
    { ...field, direction: 'diagonal' } satisfies RadioGroupProps,
    // @ts-expect-error no such size
    { headline: 'Titel', size: 'huge' } satisfies SectionCardProps,
    // @ts-expect-error no such status
    { label: 'Anrede', options: [], status: 'warning' } satisfies SelectProps,
    // @ts-expect-error no such type
    { notification: { type: 'info', message: 'Neu' }, onClear } satisfies SimpleNotificationProps,
    // @ts-expect-error no such shape
    { shape: 'star' } satisfies SkeletonProps,
    // @ts-expect-error no such side
    { ...overlay, title: 'Titel', side: 'left' } satisfies SlideOutPanelProps,
    // @ts-expect-error no such shape
    { images: '/a.jpg', ratio: '7/1' } satisfies StoryHeaderImageProps,
    // @ts-expect-error no such status
    { label: 'Text', status: 'warning' } satisfies TextareaProps,
  ]
  expect(wrong).toHaveLength(22)
})
