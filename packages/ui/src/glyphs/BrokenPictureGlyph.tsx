import { brokenPicturePath } from '../broken-picture/broken-picture.tsx'
import { glyph } from './glyph.tsx'

/** A crossed-out picture: it could not be loaded. */
export const BrokenPictureGlyph = glyph(<path d={brokenPicturePath} />, 1.5)
