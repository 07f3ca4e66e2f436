/** A block that the seed asks for: where it says so, and the folders that keep it. */
export type SeedBlock = {
  readonly asked: string
  readonly source: `§${number}`
  readonly folders: readonly string[]
  /** @default 'ui' */
  readonly home?: 'rules'
}

/**
 * Every building block and service of the seed's presentation document, in its order; image teaser, article teasers
 * and their grid are not blocks but a package of their own, built on these.
 */
export const seedBlocks: readonly SeedBlock[] = [
  { asked: 'content headers with the label Sonderthema', source: '§1', folders: ['ContentHeader'] },
  { asked: 'flyout that explains the label', source: '§1', folders: ['SponsoredTopicFlyout'] },
  { asked: 'endorsement logo in the headers', source: '§1', folders: ['MainHeader', 'EndorsementLink'] },
  { asked: 'registration shell', source: '§1', folders: ['RegistrationShell'] },
  { asked: 'card slider', source: '§2', folders: ['CardSlider'] },
  { asked: 'image slider', source: '§2', folders: ['ImageSlider'] },
  { asked: 'video card', source: '§2', folders: ['VideoCard'] },
  { asked: 'video slider', source: '§2', folders: ['VideoSlider'] },
  { asked: 'header notifications', source: '§2', folders: ['HeaderNotification'] },
  { asked: 'simple notification', source: '§2', folders: ['SimpleNotification'] },
  { asked: 'modal flyout', source: '§2', folders: ['ModalFlyout'] },
  { asked: 'lightbox', source: '§2', folders: ['Lightbox'] },
  { asked: 'advertorial lightbox', source: '§2', folders: ['AdvertorialLightbox'] },
  { asked: 'toggle box', source: '§2', folders: ['ToggleBox'] },
  { asked: 'breadcrumb', source: '§2', folders: ['Breadcrumb'] },
  { asked: 'tabs', source: '§2', folders: ['Tabs'] },
  { asked: 'image comparison', source: '§2', folders: ['ImageComparison'] },
  { asked: 'list, ordered, unordered or checkbox, animated', source: '§2', folders: ['List'] },
  { asked: 'main header', source: '§2', folders: ['MainHeader'] },
  { asked: 'content header, simple and overlapping', source: '§2', folders: ['ContentHeader'] },
  { asked: 'link rules', source: '§2', folders: ['Link'] },
  { asked: 'persons as a line', source: '§3', folders: ['PersonLine'] },
  { asked: 'person detail', source: '§3', folders: ['PersonDetail'] },
  { asked: 'avatar', source: '§3', folders: ['Avatar'] },
  { asked: 'accordion', source: '§3', folders: ['Accordion'] },
  { asked: 'image with addresses per breakpoint', source: '§3', folders: ['Image'] },
  { asked: 'article header', source: '§3', folders: ['ArticleHeader'] },
  { asked: 'primary action', source: '§3', folders: ['PrimaryAction'] },
  { asked: 'secondary link', source: '§3', folders: ['SecondaryLink'] },
  { asked: 'story header image', source: '§3', folders: ['StoryHeaderImage'] },
  { asked: 'quote', source: '§3', folders: ['Quote'] },
  { asked: 'edition theme colour', source: '§3', folders: ['EditionTheme'] },
  { asked: 'section card', source: '§3', folders: ['SectionCard'] },
  { asked: 'input', source: '§3', folders: ['Input'] },
  { asked: 'password field', source: '§3', folders: ['PasswordField'] },
  { asked: 'icon', source: '§3', folders: ['Icon'] },
  { asked: 'checkbox', source: '§4', folders: ['Checkbox'] },
  { asked: 'radio button', source: '§4', folders: ['Radio', 'RadioGroup'] },
  { asked: 'helper text', source: '§4', folders: ['HelperText'] },
  { asked: 'select', source: '§4', folders: ['Select'] },
  { asked: 'animated images', source: '§4', folders: ['AnimatedImage'] },
  { asked: 'button', source: '§4', folders: ['Button', 'LinkButton'] },
  { asked: 'zoomable picture', source: '§4', folders: ['ZoomablePicture'] },
  { asked: 'slider navigation', source: '§4', folders: ['Slider'] },
  { asked: 'skeleton placeholders', source: '§4', folders: ['Skeleton'] },
  { asked: 'viewport observer', source: '§4', folders: ['use-viewport'] },
  { asked: 'date display', source: '§4', folders: ['DateDisplay'] },
  { asked: 'persisted state', source: '§4', folders: ['use-persisted-state'] },
  { asked: 'textarea with counter', source: '§5', folders: ['Textarea'] },
  { asked: 'asterisk for required fields', source: '§5', folders: ['RequiredNote'] },
  { asked: 'badges', source: '§5', folders: ['Badge', 'BadgeList'] },
  { asked: 'tag manager and page views', source: '§7', folders: ['tag-manager', 'use-page-views'] },
  { asked: 'HTTP client defaults', source: '§7', folders: ['http-client'] },
  { asked: 'close button', source: '§8', folders: ['CloseButton'] },
  { asked: 'content wrapper', source: '§9', folders: ['ContentWrapper'] },
  { asked: 'divider', source: '§9', folders: ['Divider'] },
  { asked: 'paragraph styles', source: '§9', folders: ['Paragraph'] },
  { asked: 'headline styles', source: '§9', folders: ['Headline'] },
  { asked: 'progress bar count-up', source: '§9', folders: ['ProgressCountUp'] },
  { asked: 'load more', source: '§9', folders: ['LoadMore'] },
  { asked: 'chunk load time-out', source: '§9', folders: ['lazy-with-timeout', 'LoadFailure'] },
  { asked: 'slide-out panel', source: '§9', folders: ['SlideOutPanel'] },
  { asked: 'sticky block header', source: '§9', folders: ['StickyBlockHeader'] },
]
