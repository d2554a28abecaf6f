import type { Page } from '@playwright/test'
import { findPlace } from './support/find-place'
import { readable } from './support/readable'
import { saveData } from './support/save-data'
import { tabTo } from './support/tab-to'
import { expect, test } from './support/test'

const box = 'Address, coordinates or legal description'
const nebraska = 'Section 17, T5N R27W, Sixth Principal Meridian, Nebraska'

const states = [
  { what: 'text that is no place', path: '/land?q=Xyz' },
  { what: 'an open question', path: '/land?q=T12N R3E Sec 14 NE' },
  { what: 'places to choose from', path: '/land?q=T2N R3E sec 14' },
  { what: 'sections to choose from', path: '/land?q=NE060050N0270W0' },
  { what: 'addresses to choose from', path: '/land?q=742 Inkwell St, Boise, ID' },
  { what: 'an unknown address', path: '/land?q=312 Courthouse Sq, Bay Minette, AL 36507' },
  { what: 'an address', path: '/land?q=1905 W 1st St, Gulf Shores, AL 36542' },
  { what: 'two sections at a line', path: '/land?q=43.3725, -116.393056' },
  { what: 'a point not covered', path: '/land?at=30.2672,-97.7431' },
  { what: 'half a link', path: '/land?at=999,0&q=Sec 1 T1N R1E Texas' },
]

test('each result is accessible, on wide and narrow screens, in light and dark colors', async ({
  page,
  context,
}) => {
  await saveData(context)
  for (const { what, path } of states) {
    await test.step(what, async () => {
      await page.goto(path)
      await readable(page)
    })
  }
})

test('a point beside its map is accessible, on wide and narrow screens, in light and dark colors', async ({
  page,
}) => {
  await page.goto('/land?at=40.4,-100.4')
  await settle(page)
  await readable(page)
})

test('the form leads to the section and the elevation without scripting', async ({
  withoutScripting: page,
}) => {
  await page.goto('/land')
  await expect(page.getByRole('main').getByRole('button')).toHaveText(['Find'])
  await findPlace(page, '40.4, -100.4')
  await expect(page.getByRole('heading', { name: nebraska })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Elevation at this point' })).toContainText(/\d ft \(/)
  await expect(page.getByText(/lies in the same section/)).toBeVisible()
})

test('a visitor answers a question and selects a place without scripting', async ({
  withoutScripting: page,
}) => {
  await page.goto('/land')
  await findPlace(page, 'T12N R3E Sec 14 NE')
  await expect(page.getByRole('alert')).toContainText('Does "NE" mean Nebraska or the northeast quarter?')
  await page.getByRole('link', { name: 'The northeast quarter', exact: true }).click()
  await page.getByRole('link', { name: 'Section 14, T12N R3E, Boise Meridian, Idaho' }).click()
  await expect(page.getByText('ID080120N0030E0SN140', { exact: true })).toBeVisible()
})

test('a term opens its definition without scripting', async ({ withoutScripting: page }) => {
  await page.goto('/land?q=40.4,-100.4')
  const meaning = page.getByText('The column of a township, counted').first()
  await expect(meaning).toBeHidden()
  await page.getByRole('button', { name: 'Range (definition)' }).click()
  await expect(meaning).toBeVisible()
})

test('a visitor uses the header, a form, a result and a definition by keyboard alone', async ({ page }) => {
  await page.goto('/land')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel(box)).toBeFocused()
  await page.keyboard.type('40.4, -100.4')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: nebraska })).toBeVisible()

  const word = page.getByRole('button', { name: 'Principal meridian (definition)' })
  await tabTo(page, word)
  await page.keyboard.press('Enter')
  const meaning = page.getByText('Each survey has its own').first()
  await expect(meaning).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(meaning).toBeHidden()
  await expect(word).toBeFocused()
})

test('a visitor makes a choice by keyboard alone, and “Back” returns to the choice', async ({
  page,
  context,
}) => {
  await saveData(context)
  await page.goto('/land?q=T2N R3E sec 14')
  await tabTo(page, page.getByRole('link', { name: 'Section 14, T2N R3E, Boise Meridian, Idaho' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('ID080020N0030E0SN140', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('region', { name: 'Which state?' })).toBeVisible()
})

test('the Tab key visits the whole page in order with a visible focus', async ({ page }) => {
  await page.goto('/land?at=40.4,-100.4')
  await settle(page)
  const stops: Stop[] = []
  while (stops.length < 150) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(readFocus)
    if (!stop) break
    stops.push(stop)
  }
  expect(new Set(stops.map(({ part }) => part))).toEqual(new Set(['', 'HEADER', 'MAIN', 'FOOTER']))
  expect(stops.some(({ tag }) => tag === 'CANVAS')).toBe(true)
  expect(stops.filter(({ isVisible }) => !isVisible)).toEqual([])
  const order = stops.map(({ position }) => position)
  expect(order).toEqual([...new Set(order)].toSorted((a, b) => a - b))
})

interface Stop {
  tag: string
  part: string
  position: number
  isVisible: boolean
}

function readFocus(): Stop | null {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { outlineStyle } = getComputedStyle(element)
  return {
    tag: element.tagName,
    part: element.closest('header, main, footer')?.tagName ?? '',
    position: [...document.querySelectorAll('*')].indexOf(element),
    // An element around a canvas or a radio button shows its focus.
    isVisible: outlineStyle !== 'none' || element.matches('canvas, input[type=radio]'),
  }
}

async function settle(page: Page): Promise<void> {
  const map = page.getByRole('region', { name: 'Map of the place' })
  // Repeats the scroll, because the placeholder may be replaced while the test scrolls to it.
  await expect(async () => {
    await map.scrollIntoViewIfNeeded({ timeout: 2_000 })
    await expect(map).toHaveAttribute('data-map-state', 'idle')
  }).toPass({ timeout: 60_000 })
}
