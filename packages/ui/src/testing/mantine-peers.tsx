import * as Mantine from '@mantine/core'
import { cloneElement, type ReactElement } from 'react'
import { Accordion } from '../Accordion/Accordion.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { ContentWrapper } from '../ContentWrapper/ContentWrapper.tsx'
import { Divider } from '../Divider/Divider.tsx'
import { Headline } from '../Headline/Headline.tsx'
import { Input } from '../Input/Input.tsx'
import { Paragraph } from '../Paragraph/Paragraph.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { Quote } from '../Quote/Quote.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Select } from '../Select/Select.tsx'
import { SimpleNotification } from '../SimpleNotification/SimpleNotification.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { Textarea } from '../Textarea/Textarea.tsx'
import { inEdition } from './in-edition.tsx'

/** A page of one block, beside the same page built straight from Mantine, for the benchmark. */
export type Pair = { readonly block: string; readonly ours: ReactElement; readonly mantine: ReactElement }

const options = ['Frau', 'Herr', 'Divers'].map((label) => ({ value: label, label }))
const entries = ['Abo', 'Zustellung', 'Konto'].map((title) => ({ title, children: 'So geht es.' }))
const nothing = () => {}

/** Twenty of it. */
const page = (block: ReactElement) => (
  <div>{Array.from('abcdefghijklmnopqrst', (key) => cloneElement(block, { key }))}</div>
)

/** Blocks of content need no provider, so their pages have none; Mantine's always do. */
const pair = (block: string, ours: ReactElement, mantine: ReactElement): Pair => ({
  block,
  ours: onMantine.has(block) ? inEdition(page(ours)) : page(ours),
  mantine: <Mantine.MantineProvider>{page(mantine)}</Mantine.MantineProvider>,
})

const onMantine = new Set(['Checkbox', 'Input', 'PasswordField', 'RadioGroup', 'Select', 'Tabs', 'Textarea'])

/** Blocks that have an equal in Mantine. */
export const pairs: readonly Pair[] = [
  pair(
    'Accordion',
    <Accordion entries={entries} />,
    <Mantine.Accordion order={3}>
      {entries.map(({ title, children }) => (
        <Mantine.Accordion.Item key={title} value={title}>
          <Mantine.Accordion.Control>{title}</Mantine.Accordion.Control>
          <Mantine.Accordion.Panel>{children}</Mantine.Accordion.Panel>
        </Mantine.Accordion.Item>
      ))}
    </Mantine.Accordion>,
  ),
  pair(
    'Avatar',
    <Avatar user={{ given_name: 'Erika', family_name: 'Muster' }} />,
    <Mantine.Avatar>EM</Mantine.Avatar>,
  ),
  pair('Badge', <Badge name="live" />, <Mantine.Badge>live</Mantine.Badge>),
  pair('Button', <Button>Senden</Button>, <Mantine.Button>Senden</Mantine.Button>),
  pair('Checkbox', <Checkbox label="Newsletter" />, <Mantine.Checkbox label="Newsletter" />),
  pair(
    'ContentWrapper',
    <ContentWrapper>Inhalt</ContentWrapper>,
    <Mantine.Container>Inhalt</Mantine.Container>,
  ),
  pair('Divider', <Divider />, <Mantine.Divider />),
  pair('Headline', <Headline>Titel</Headline>, <Mantine.Title order={2}>Titel</Mantine.Title>),
  pair('Input', <Input label="Ort" />, <Mantine.TextInput label="Ort" />),
  pair('Paragraph', <Paragraph>Text</Paragraph>, <Mantine.Text>Text</Mantine.Text>),
  pair('PasswordField', <PasswordField label="Passwort" />, <Mantine.PasswordInput label="Passwort" />),
  pair(
    'Quote',
    <Quote quote="Gut." quotee="E. Muster" />,
    <Mantine.Blockquote cite="E. Muster">Gut.</Mantine.Blockquote>,
  ),
  pair(
    'RadioGroup',
    <RadioGroup label="Anrede" name="g" options={options} value={null} onChange={nothing} />,
    <Mantine.Radio.Group label="Anrede" name="g">
      {options.map((option) => (
        <Mantine.Radio key={option.value} {...option} />
      ))}
    </Mantine.Radio.Group>,
  ),
  pair(
    'Select',
    <Select label="Anrede" options={options} />,
    <Mantine.NativeSelect label="Anrede" data={options} />,
  ),
  pair(
    'SimpleNotification',
    <SimpleNotification notification={{ type: 'success', message: 'Gespeichert' }} onClear={nothing} />,
    <Mantine.Notification>Gespeichert</Mantine.Notification>,
  ),
  pair('Skeleton', <Skeleton />, <Mantine.Skeleton height={16} />),
  pair(
    'Tabs',
    <Tabs label="Bereiche" tabs={entries.map(({ title }) => ({ id: title, title, content: title }))} />,
    <Mantine.Tabs defaultValue="Abo">
      <Mantine.Tabs.List>
        {entries.map(({ title }) => (
          <Mantine.Tabs.Tab key={title} value={title}>
            {title}
          </Mantine.Tabs.Tab>
        ))}
      </Mantine.Tabs.List>
      {entries.map(({ title }) => (
        <Mantine.Tabs.Panel key={title} value={title}>
          {title}
        </Mantine.Tabs.Panel>
      ))}
    </Mantine.Tabs>,
  ),
  pair('Textarea', <Textarea label="Text" />, <Mantine.Textarea label="Text" />),
]
