/** Every call that the account service makes at the article source; docs/publisher/content.openapi.json is written from it. */
import type { Call } from './calls.ts'
import * as content from './content.ts'

const edition = { name: 'edition', required: true, meaning: 'Shortcut of an edition, such as `az`.' }

/** What the account service asks of the article source, under `CONTENT_BASE_URL`. */
export const contentCalls = {
  listArticles: {
    id: 'listArticles',
    method: 'GET',
    path: '/content/v1/articles',
    summary: 'Articles of an edition, newest first',
    rules:
      'In the order of the dates that are printed: `changeDate` where there is one, else `publicationDate`. The pages of a list go on in the order of its first: no article is lost or repeated between two pages, also if one is changed meanwhile. A wrong cursor is 400.',
    query: [
      edition,
      { name: 'category', required: false, meaning: 'Only articles of this section.' },
      { name: 'cursor', required: false, meaning: '`next_cursor` of the page before.' },
      { name: 'limit', required: false, meaning: '1 to 100; 20 without it.' },
    ],
    answer: { status: 200, schema: content.ArticlePage },
    refusals: { 404: 'EDITION_UNKNOWN: there is no such edition.' },
  },
  getArticle: {
    id: 'getArticle',
    method: 'GET',
    path: '/content/v1/articles/{id}',
    summary: 'One article with its text',
    rules: 'The whole text, free or not: the account service decides who reads it.',
    answer: { status: 200, schema: content.Article },
    refusals: { 404: 'NOT_FOUND: there is no such article, or it was withdrawn.' },
  },
  getFront: {
    id: 'getFront',
    method: 'GET',
    path: '/content/v1/front/{edition}',
    summary: 'The front of an edition',
    rules: 'Blocks in the order of the editors.',
    answer: { status: 200, schema: content.Front },
    refusals: { 404: 'EDITION_UNKNOWN: there is no such edition.' },
  },
  searchArticles: {
    id: 'searchArticles',
    method: 'GET',
    path: '/content/v1/search',
    summary: 'Articles of an edition that fit words',
    rules:
      'The best first, in an order of your own; the same pages for the same words while no article is changed. Several words: all of them. Capital letters do not count, and umlauts are found in both spellings (`Straße`, `Strasse`, `strasse`). Words are what a reader has typed, 2 to 100 characters of whatever kind: nothing in them is an operator that may fail. A page behind the last is empty, with the same `total`. Only editions with `search` are asked; a system that lacks the call answers 404, 405 or 501.',
    query: [
      edition,
      { name: 'q', required: true, meaning: 'The words.' },
      { name: 'page', required: false, meaning: '1 to 50; 1 without it.' },
      { name: 'limit', required: false, meaning: '1 to 100 articles of a page; 20 without it.' },
    ],
    answer: { status: 200, schema: content.SearchPage },
    refusals: { 404: 'EDITION_UNKNOWN: there is no such edition. Or there is no such call.' },
  },
  getPicture: {
    id: 'getPicture',
    method: 'GET',
    path: '/content/v1/pictures/{file}',
    summary: 'A picture in one width and format',
    rules:
      'Only for pictures that articles name by a path of the newspaper, `/bilder/<name>-<width>.jpg`: the service asks for `<name>-<width>` with `.jpg`, `.webp` or `.avif`, whichever the reader’s browser takes, keeps it and shows it at that path. Name in small letters, digits and hyphens, up to 80; width in pixels. Up to 2 MB, with a Cache-Control of some `max-age`: a name never gets another picture. The key comes along, and need not be asked for. Who names pictures by addresses of another host need not have this call.',
    answer: { status: 200, types: content.pictureTypes },
    refusals: { 404: 'NOT_FOUND: there is no such picture.' },
  },
  getMedia: {
    id: 'getMedia',
    method: 'GET',
    path: '/content/v1/media/{file}',
    summary: 'A part of a film, of a recording or of its subtitles',
    rules:
      'Only for files that articles name by a path of the newspaper, `/medien/<name>.<ending>`: the service asks for it by parts of 1 MB (`Range: bytes=0-1048575`), keeps them for a while and shows them at that path. Answered 206 with `Content-Range`, which names the size of the whole; a file of up to 1 MB may be answered whole with 200. Name in small letters, digits and hyphens, up to 80; a name never gets another file. Who names films by addresses of another host need not have this call.',
    answer: { status: 206, types: Object.values(content.mediaTypes) },
    refusals: { 404: 'NOT_FOUND: there is no such file.', 416: 'RANGE: the file ends before.' },
  },
} as const satisfies Readonly<Record<string, Call>>
