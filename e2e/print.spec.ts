import { closed, printed } from './support/printed'
import { saveData } from './support/save-data'
import { expect, test } from './support/test'

/** What comes out of the printer can be read without the screen: what was asked, whose answer it is, and of when. */

test.beforeEach(({ context }) => saveData(context))

const pages = [
  {
    path: '/land?at=39.7392,-104.9903',
    says: ['39.7392,-104.9903', 'Interpolated from a model, not surveyed', 'Words used on this page'],
  },
  {
    path: '/environment?at=29.7355,-95.2654',
    says: [
      '29.7355, -95.2654 · within 1 mile · All programs',
      'A screening lead, not proof',
      'Nearest first',
    ],
  },
  {
    path: '/parcels/escambia?id=082S305005000002',
    says: ['An assessment is not a price', 'Roll year', 'Words used on this page'],
  },
  { path: '/rules/2024-31396', says: ['Published', 'Words used on this page'] },
] as const

for (const { path, says } of pages) {
  test(`on paper: ${path}`, async ({ page }) => {
    await page.goto(path)
    const sheets = await printed(page, 'Letter')
    const paper = sheets.join('')
    for (const words of [...says, 'Source: ', 'Retrieved ', 'License: ', 'Sample data'])
      expect(paper).toContain(closed(words))
    expect(paper).toContain(closed(`This page: ${new URL(page.url()).origin}${path.split('?')[0]}`))
    for (const [index, sheet] of sheets.entries())
      expect(sheet).toContain(closed(`Page ${index + 1} of ${sheets.length}`))
    for (const control of ['Copy link', 'Skip to the content', 'Get a link to what I see now'])
      expect(paper).not.toContain(closed(control))
  })
}
