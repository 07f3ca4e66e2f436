/** Whether developers are told of mistakes. Every bundler puts the word in its place; readers load none of it. */
export const isDevelopment = process.env.NODE_ENV !== 'production'
