import { planTexts, type ServiceKind } from '@leserkonto/texts'
import type { ComponentType } from 'react'
import { useAccount } from '../../session/account.ts'
import { usePaths } from '../../session/paths.ts'
import {
  BillGlyph,
  LinkGlyph,
  MissingGlyph,
  PaperGlyph,
  PlaceGlyph,
  ServiceGlyph,
  SunGlyph,
} from '../../shell/glyphs.tsx'
import { Section } from '../../shell/Section.tsx'
import { ValueRow, ValueRows } from '../../shell/ValueRows.tsx'
import type { Plan } from './plan-state.ts'

const texts = planTexts.around

const glyphs: Readonly<Record<ServiceKind, ComponentType>> = {
  deliveryPause: SunGlyph,
  notDelivered: MissingGlyph,
  deliveryAddress: PlaceGlyph,
  invoices: BillGlyph,
}

/** One thing that can be done about a plan. */
export type Way = {
  readonly kind: ServiceKind | 'epaper'
  readonly to: string
  readonly Glyph: ComponentType
}

/**
 * What the newspaper of this page has for these plans: its e-paper and the ways it names. What is about a printed paper is left out
 * where the publisher says that none is brought.
 */
export function useWays(plans: readonly Plan[]): readonly Way[] {
  const { links, serviceWays = [] } = useAccount().page.edition
  const alive = plans.filter(({ status }) => status !== 'ended')
  if (alive.length === 0) return []
  const mayBeBrought = alive.some(({ delivered }) => delivered !== false)
  const isMeant = (kind: ServiceKind) => kind === 'invoices' || mayBeBrought
  return [
    ...(links.epaper ? [{ kind: 'epaper' as const, to: links.epaper, Glyph: PaperGlyph }] : []),
    ...serviceWays
      .filter(({ kind }) => isMeant(kind))
      .map(({ kind, url }) => ({ kind, to: url, Glyph: glyphs[kind] })),
  ]
}

/** The ways in rows, and after them the subscription service and the link itself. */
export function AroundPlan({ plans }: { plans: readonly Plan[] }) {
  const { links } = useAccount().page.edition
  const ways = useWays(plans)
  const paths = usePaths()
  return (
    <Section title={texts.title}>
      <ValueRows>
        {ways.map(({ kind, to, Glyph }) => (
          <ValueRow key={kind} title={texts[kind].name} verb={texts[kind].verb} to={to} icon={<Glyph />}>
            {texts[kind].text}
          </ValueRow>
        ))}
        <ValueRow
          title={texts.service.name}
          verb={texts.service.verb}
          to={links.subscriptionService}
          icon={<ServiceGlyph />}
        >
          {texts.service.text}
        </ValueRow>
        <ValueRow
          title={texts.link.name}
          verb={texts.link.verb}
          to={paths.linkSubscription}
          icon={<LinkGlyph />}
        >
          {texts.link.text}
        </ValueRow>
      </ValueRows>
    </Section>
  )
}
