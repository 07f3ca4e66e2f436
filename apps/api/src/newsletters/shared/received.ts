import { isConsented } from '@leserkonto/rules'
import type { NewsletterSubscription, NewsletterUserRows } from '../store/newsletter-users.ts'

/** Those of these lists that a reader received: one that was never confirmed ends without a word. */
export const received = (user: NewsletterUserRows, ids: readonly string[]): NewsletterSubscription[] =>
  user.subscriptions.filter(({ newsletterId, state }) => isConsented(state) && ids.includes(newsletterId))
