export { linkIn, type ListedMail, type Mail } from './mail.ts'
export { connect, type Stack, type StackUrls } from './stack.ts'
