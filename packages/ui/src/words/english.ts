import type { Words } from '../parts/words.ts'

const count = (number: number, one: string, more: string) => `${number} ${number === 1 ? one : more}`
const two = (number: number) => String(number).padStart(2, '0')
const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

type Time = { readonly hour: number; readonly minute: number }
const clock = ({ hour, minute }: Time) => `${two(hour)}:${two(minute)}`

/** Everything that the blocks say by themselves, in English. */
export const english: Words = {
  accordion: { toggle: (title) => `Submenu ${title}` },
  avatar: { unknown: 'User' },
  badge: {
    plus: 'Plus article',
    plussimple: 'Plus article',
    ad: 'Advertisement',
    live: 'live',
    breakingnews: 'Breaking news',
    beta: 'Beta',
    shortnote: 'In brief',
    vrmstory: 'Story',
  },
  breadcrumb: { name: 'You are here' },
  consentQuestion: {
    title: 'Your privacy settings',
    text: 'Signing in and security need some cookies; we do not ask for these. With your consent we also measure how our pages are used, to make them better.',
    more: 'You can change your decision at any time under “Privacy settings” at the foot of every page. More is in the [privacy policy].',
    nothing:
      'Signing in and security need some cookies, and we use no others. We do not measure how our pages are used, so there is nothing to decide here. More is in the [privacy policy].',
    understood: 'Understood',
    refuse: 'Necessary only',
    accept: 'Accept all',
    given: 'You have given your consent.',
    refused: 'You have not given your consent.',
  },
  contentHeader: {
    sponsored: 'Sponsored topic',
    advertisement: 'Advertisement',
    explain: 'What is a sponsored topic?',
    extend: 'Show the whole description',
    collapse: 'Show less of the description',
  },
  dates: {
    fullDate: ({ year, month, day, hour, minute }) =>
      `${day} ${months[month - 1]} ${year}, ${clock({ hour, minute })}`,
    updated: (fullDate) => `updated ${fullDate}`,
    today: (at) => `Today, ${clock(at)}`,
    yesterday: (at) => `Yesterday, ${clock(at)}`,
    justNow: 'just now',
    roundedMinutes: (number) =>
      number === 0 ? 'a few seconds ago' : number === 1 ? 'a minute ago' : `${number} minutes ago`,
    roundedHours: (number) => (number === 1 ? 'an hour ago' : `${number} hours ago`),
    wholeMinutes: (number) => `${count(number, 'minute', 'minutes')} ago`,
    wholeHours: (number) => `${count(number, 'hour', 'hours')} ago`,
  },
  image: { photo: 'Photo:' },
  imageComparison: {
    before: 'Before',
    after: 'After',
    handle: 'Compare pictures',
    visible: (percent, label) => `${percent} % of picture “${label}” visible`,
  },
  loadFailure: {
    failed: 'This part could not be loaded. Please reload the page.',
    reload: 'Reload the page',
  },
  loadMore: {
    label: 'Load More',
    loading: 'Loading more articles',
    loaded: (number) => `${count(number, 'more article', 'more articles')} loaded`,
    failed: 'More articles could not be loaded. Please try again.',
  },
  masthead: { papers: 'Newspapers of the group' },
  notification: { success: 'Success:', warning: 'Note:', error: 'Error:' },
  overlay: { close: 'Close' },
  pageFoot: {
    question: 'Can we help?',
    answer: 'Many questions are answered under [Help].',
    papers: 'Other newspapers of the group',
  },
  passwordField: {
    show: 'Show password',
    capsLock: 'Caps lock is on.',
    blanks: 'Your password begins or ends with a blank. Is that intended?',
    unseen: 'There is a character in your password that cannot be seen. Is that intended?',
  },
  passwordHints: {
    met: 'Met:',
    open: 'Still open:',
    wrong: 'Not met:',
    count: (met, all) => `${met} of ${all} rules met`,
  },
  personDetail: {
    mail: (name) => `Send an e-mail to ${name}`,
    phone: (name) => `Call ${name}`,
    on: (name, network) => `${name} on ${network}`,
  },
  personLine: { by: 'by ', and: ' and ', comma: ', ' },
  registrationShell: {
    logoTitle: 'To login/profile',
    legal: 'Legal',
    skipToContent: 'Skip to content',
  },
  requiredNote: { text: 'Fields marked with * are required.' },
  skeleton: { loading: 'Loading content' },
  slider: {
    kind: 'carousel',
    previous: 'Back',
    next: 'Next',
    position: (number, all) => `${number} of ${all}`,
    pictures: 'Pictures',
    showPicture: (number, all) => `Show picture ${number} of ${all}`,
    pictureShown: (number, all) => `Picture ${number} of ${all}`,
  },
  sponsoredTopic: {
    paragraphs: [
      'Sponsored topics are made together with companies that pay for them. Most of the articles are written by our editors.',
      'A sponsored topic joins editorial content with paid advertising. We mark it, so that you can tell it from independent reporting.',
    ],
  },
  teaser: { video: 'Video', multimedia: 'Multimedia', comment: 'Opinion', untitled: 'Untitled' },
  textarea: {
    counter: (current, maximum) => `${current} / ${count(maximum, 'character', 'characters')}`,
    charactersLeft: (left) => `${count(left, 'character', 'characters')} left`,
    full: 'No more characters possible',
  },
  toggleBox: { expand: 'Show more', collapse: 'Show less' },
  videoCard: { kind: 'Video:' },
  zoom: {
    frame: 'Part of the picture, can be moved',
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    reset: 'Original size',
    scale: (percent) => `Magnification ${percent} %`,
  },
}
