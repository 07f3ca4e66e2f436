// Child process of emblems.ts: draws one SVG and ends. sharp reads SVG here alone, and only ours: in the service, where
// readers' uploads are read, it may not (pictures.ts).
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'

const svg = await buffer(process.stdin)
process.stdout.write(await sharp(svg).png({ palette: true, colours: 16, effort: 10 }).toBuffer())
