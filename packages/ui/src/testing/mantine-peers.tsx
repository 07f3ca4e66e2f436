import * as Mantine from '@mantine/core'
import { cloneElement, type ReactElement } from 'react'
import { Accordion } from '../Accordion/Accordion.tsx'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Badge } from '../Badge/Badge.tsx'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { CloseButton } from '../CloseButton/CloseButton.tsx'
import { ContentWrapper } from '../ContentWrapper/ContentWrapper.tsx'
import { Divider } from '../Divider/Divider.tsx'
import { EditionTheme } from '../EditionTheme/EditionTheme.tsx'
import { HeaderNotification } from '../HeaderNotification/HeaderNotification.tsx'
import { Headline } from '../Headline/Headline.tsx'
import { HelperText } from '../HelperText/HelperText.tsx'
import { Image } from '../Image/Image.tsx'
import { Input } from '../Input/Input.tsx'
import { Link } from '../Link/Link.tsx'
import { LinkButton } from '../LinkButton/LinkButton.tsx'
import { List } from '../List/List.tsx'
import { ModalFlyout } from '../ModalFlyout/ModalFlyout.tsx'
import { Paragraph } from '../Paragraph/Paragraph.tsx'
import { PasswordField } from '../PasswordField/PasswordField.tsx'
import { ProgressCountUp } from '../ProgressCountUp/ProgressCountUp.tsx'
import { Quote } from '../Quote/Quote.tsx'
import { Radio } from '../Radio/Radio.tsx'
import { RadioGroup } from '../RadioGroup/RadioGroup.tsx'
import { Select } from '../Select/Select.tsx'
import { SimpleNotification } from '../SimpleNotification/SimpleNotification.tsx'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { SlideOutPanel } from '../SlideOutPanel/SlideOutPanel.tsx'
import { Tabs } from '../Tabs/Tabs.tsx'
import { Textarea } from '../Textarea/Textarea.tsx'
import { ToggleBox } from '../ToggleBox/ToggleBox.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { blocks } from './blocks.ts'
import { inEdition, testEdition } from './in-edition.tsx'

/** A page of one block, beside the same page built straight from Mantine where that has such a thing, for the benchmark. */
export type Pair = {
  readonly block: string
  readonly ours: ReactElement
  readonly mantine?: ReactElement | undefined
}

const options = ['Frau', 'Herr', 'Divers'].map((label) => ({ value: label, label }))
const entries = ['Abo', 'Zustellung', 'Konto'].map((title) => ({ title, children: 'So geht es.' }))
const steps = ['Start', 'Lokales', 'Aue'].map((label) => ({ label, href: `/${label}` }))
const words = ['Wege', 'Brücken', 'Ampeln']
const nothing = () => {}

/** Twenty of it. */
const page = (block: ReactElement) => (
  <div>{Array.from('abcdefghijklmnopqrst', (key) => cloneElement(block, { key }))}</div>
)

// The shell’s own story holds fields.
const onMantine = new Set([
  'Checkbox',
  'Input',
  'PasswordField',
  'Radio',
  'RadioGroup',
  'RegistrationShell',
  'Select',
  'Tabs',
  'Textarea',
])

/** Blocks of content need no provider, so their pages have none; Mantine's always do. */
const pageOf = (block: string, ours: ReactElement) =>
  onMantine.has(block) ? inEdition(page(ours)) : page(ours)

const pair = (block: string, ours: ReactElement, mantine: ReactElement): Pair => ({
  block,
  ours: pageOf(block, ours),
  mantine: <Mantine.MantineProvider>{page(mantine)}</Mantine.MantineProvider>,
})

/** Blocks that have an equal in Mantine. */
const withPeers: readonly Pair[] = [
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
  pair(
    'Breadcrumb',
    <Breadcrumb items={steps} />,
    <Mantine.Breadcrumbs>
      {steps.map(({ label, href }) => (
        <Mantine.Anchor key={label} href={href}>
          {label}
        </Mantine.Anchor>
      ))}
    </Mantine.Breadcrumbs>,
  ),
  pair('Button', <Button>Senden</Button>, <Mantine.Button>Senden</Mantine.Button>),
  pair('Checkbox', <Checkbox label="Newsletter" />, <Mantine.Checkbox label="Newsletter" />),
  pair('CloseButton', <CloseButton />, <Mantine.CloseButton aria-label="Schließen" />),
  pair(
    'ContentWrapper',
    <ContentWrapper>Inhalt</ContentWrapper>,
    <Mantine.Container>Inhalt</Mantine.Container>,
  ),
  pair('Divider', <Divider />, <Mantine.Divider />),
  pair('Headline', <Headline>Titel</Headline>, <Mantine.Title order={2}>Titel</Mantine.Title>),
  pair(
    'EditionTheme',
    <EditionTheme edition={testEdition}>Seite</EditionTheme>,
    <Mantine.MantineProvider>Seite</Mantine.MantineProvider>,
  ),
  pair(
    'HeaderNotification',
    <HeaderNotification notices={[{ id: '1', type: 'success', message: 'Bestätigt' }]} />,
    <Mantine.Alert color="green">Bestätigt</Mantine.Alert>,
  ),
  pair('HelperText', <HelperText>Hilfe</HelperText>, <Mantine.Text size="sm">Hilfe</Mantine.Text>),
  pair('Image', <Image src="/a.jpg" alt="Fluss" />, <Mantine.Image src="/a.jpg" alt="Fluss" />),
  pair('Input', <Input label="Ort" />, <Mantine.TextInput label="Ort" />),
  pair('Link', <Link href="/x">Ziel</Link>, <Mantine.Anchor href="/x">Ziel</Mantine.Anchor>),
  pair(
    'LinkButton',
    <LinkButton href="/x">Ziel</LinkButton>,
    <Mantine.Button component="a" href="/x">
      Ziel
    </Mantine.Button>,
  ),
  pair(
    'List',
    <List items={words} />,
    <Mantine.List>
      {words.map((word) => (
        <Mantine.List.Item key={word}>{word}</Mantine.List.Item>
      ))}
    </Mantine.List>,
  ),
  pair(
    'ModalFlyout',
    <ModalFlyout open={false} onClose={nothing} title="Titel">
      Inhalt
    </ModalFlyout>,
    <Mantine.Modal opened={false} onClose={nothing} title="Titel" keepMounted>
      Inhalt
    </Mantine.Modal>,
  ),
  pair('Paragraph', <Paragraph>Text</Paragraph>, <Mantine.Text>Text</Mantine.Text>),
  pair('PasswordField', <PasswordField label="Passwort" />, <Mantine.PasswordInput label="Passwort" />),
  pair(
    'ProgressCountUp',
    <ProgressCountUp label="Anteil" value={27} />,
    <Mantine.Progress aria-label="Anteil" value={27} />,
  ),
  pair(
    'Quote',
    <Quote quote="Gut." quotee="E. Muster" />,
    <Mantine.Blockquote cite="E. Muster">Gut.</Mantine.Blockquote>,
  ),
  pair(
    'Radio',
    <Radio label="Brief" value="brief" modelValue={null} onChange={nothing} />,
    <Mantine.Radio label="Brief" value="brief" />,
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
    'SlideOutPanel',
    <SlideOutPanel open={false} onClose={nothing} title="Menü">
      Inhalt
    </SlideOutPanel>,
    <Mantine.Drawer opened={false} onClose={nothing} title="Menü" keepMounted>
      Inhalt
    </Mantine.Drawer>,
  ),
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
  pair(
    'ToggleBox',
    <ToggleBox>Inhalt</ToggleBox>,
    <Mantine.Spoiler maxHeight={288} showLabel="Mehr anzeigen" hideLabel="Weniger anzeigen">
      Inhalt
    </Mantine.Spoiler>,
  ),
  pair(
    'VisuallyHidden',
    <VisuallyHidden>Text</VisuallyHidden>,
    <Mantine.VisuallyHidden>Text</Mantine.VisuallyHidden>,
  ),
]

const peered = new Set(withPeers.map(({ block }) => block))

/** Every block of the catalogue; those that have no equal in Mantine stand alone, as their first story shows them. */
export const pairs: readonly Pair[] = [
  ...withPeers,
  ...blocks
    .filter(({ name }) => !peered.has(name))
    .map(({ name, component: Component, args }) => ({
      block: name,
      ours: pageOf(name, <Component {...args} />),
    })),
].toSorted((one, other) => one.block.localeCompare(other.block))
