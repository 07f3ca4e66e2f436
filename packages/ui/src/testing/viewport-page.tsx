import { useRef, useState } from 'react'
import { useViewport, type ViewportOptions } from '../hooks/use-viewport.ts'

const probes: Readonly<Record<string, ViewportOptions & { height: string }>> = {
  whole: { height: '50vh' },
  half: { height: '50vh', threshold: 0.5 },
  tall: { height: '330vh' },
  tallHalf: { height: '330vh', threshold: 0.5 },
  tallNever: { height: '330vh', tall: 'never' },
  inactive: { height: '50vh', active: false },
}

/** Boxes below each other, each a window apart, that count how often they were seen. */
export const ViewportPage = () => Object.keys(probes).map((name) => <Probe key={name} name={name} />)

function Probe({ name }: { name: string }) {
  const box = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(0)
  const { height = '0', ...options } = probes[name] ?? {}
  useViewport(box, () => setSeen((count) => count + 1), options)
  return (
    <div style={{ paddingBlock: '110vh' }}>
      <div ref={box} id={name} style={{ blockSize: height }}>
        {seen}
      </div>
    </div>
  )
}
