export { type ListedMail, linkIn, type Mail } from './mail.ts'
export { ownAddress } from './own-address.ts'
export { connect, type Stack, type StackUrls } from './stack.ts'
