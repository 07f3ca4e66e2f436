// What editors write before it: the XML declaration, comments, a doctype.
const plainSvg =
  /^\s*(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!doctype[^>[]*>\s*)*<svg[\s>][\s\S]*<\/svg>\s*$/i
const base64Text = /^(?:[a-z\d+/]{4})*(?:[a-z\d+/]{2}(?:==)?|[a-z\d+/]{3}=?)?$/i

/**
 * Whether a text is an SVG image as a data URI, plain (percent-encoded or as it is) or base64. Anything else, other
 * media types too, is no icon. Source: docs/spec/blocks.md#icon.
 */
export function isSvgDataUri(source: string): boolean {
  const parts = /^data:image\/svg\+xml((?:;[a-z\d-]+=[a-z\d-]+)*)(;base64)?,([\s\S]+)$/i.exec(source)
  if (!parts) return false
  const [, , base64, body = ''] = parts
  if (base64) return base64Text.test(body) && plainSvg.test(decodedBase64(body))
  return plainSvg.test(decodedPercent(body))
}

function decodedPercent(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

const decodedBase64 = (text: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(text), (byte) => byte.codePointAt(0) ?? 0))
