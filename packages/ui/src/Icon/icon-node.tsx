import { isValidElement, type ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

/** What a block draws beside its words: a node, or what content data names, which has to be registered. */
export type AnyIcon = ReactNode | IconName

const isName = (icon: AnyIcon): icon is IconName =>
  typeof icon === 'object' && icon !== null && !isValidElement(icon) && 'name' in icon

/** The icon as a node. */
export const iconNode = (icon: AnyIcon): ReactNode =>
  isName(icon) ? <Icon name={icon.name} iconStyle={icon.style} /> : icon
