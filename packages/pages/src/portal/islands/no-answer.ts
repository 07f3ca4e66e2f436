/** What a reader is told whose press got no answer in time; the server wrote both sentences beside the control. */
export const noAnswer = ({ dataset }: HTMLElement): string =>
  (navigator.onLine ? dataset.silent : dataset.offline) ?? ''
