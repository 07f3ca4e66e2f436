// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from './Button.tsx'

afterEach(cleanup)

const button = () => screen.getByRole('button')

describe('B49', () => {
  test('a disabled button ignores clicks', () => {
    const onClick = vi.fn()
    render(
      <Button disabled onClick={onClick}>
        Senden
      </Button>,
    )
    fireEvent.click(button())
    expect(onClick).not.toHaveBeenCalled()
  })

  test('loading puts a spinner over icon and words, which keep the width, the name and the focus', () => {
    const view = (loading: boolean) => (
      <Button loading={loading} icon={<svg data-testid="icon" />}>
        Senden
      </Button>
    )
    const { rerender } = render(view(false))
    expect(screen.getByTestId('icon')).toBeTruthy()
    button().focus()
    rerender(view(true))
    expect(screen.getByTestId('icon')).toBeTruthy()
    expect(button().firstElementChild?.getAttribute('aria-hidden')).toBe('true')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Senden', busy: true }))
  })

  test('loading ignores a second submit, by click and by Enter in a field', () => {
    const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
    const onClick = vi.fn()
    const view = (loading: boolean) => (
      <form onSubmit={(event) => onSubmit(event.nativeEvent as SubmitEvent)}>
        <Button type="submit" loading={loading} onClick={onClick}>
          Senden
        </Button>
      </form>
    )
    const { rerender } = render(view(false))
    fireEvent.click(button())
    rerender(view(true))
    // What a browser does on Enter in a field: it clicks the form's submit button.
    button().click()
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(onClick).toHaveBeenCalledTimes(1)
  })
})

test('a button in a form submits only when it says so', () => {
  render(<Button>Abbrechen</Button>)
  expect(button().getAttribute('type')).toBe('button')
})

test('an unknown look from data falls back to the default', () => {
  const data = JSON.parse('{"variant":"shiny","size":"huge","brightness":"neon"}')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  render(<Button {...data}>Senden</Button>)
  expect(button().dataset).toMatchObject({ variant: 'primary', size: 'medium', brightness: 'light' })
  expect(warn).toHaveBeenCalledTimes(3)
})

// @ts-expect-error a look that does not exist
const _wrongVariant = <Button variant="shiny">Senden</Button>
// @ts-expect-error a button without text has no name
const _nameless = <Button />
void [_wrongVariant, _nameless]
