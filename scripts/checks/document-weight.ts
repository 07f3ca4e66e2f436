import { encoded } from '../../apps/api/src/http/send-encoded.ts'

/** Bytes of a page as a browser with brotli receives it; its style elements count as styles, not as markup. */
export async function documentWeight(html: string): Promise<{ markup: number; style: number }> {
  const bytes = async (text: string) => (await encoded(text).compressed('br')).byteLength
  const markup = await bytes(html.replaceAll(/<style[^>]*>.*?<\/style>/gs, ''))
  return { markup, style: (await bytes(html)) - markup }
}
