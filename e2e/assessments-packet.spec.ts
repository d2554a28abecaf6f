import { readFile } from 'node:fs/promises'
import { PDFDict, PDFName } from '@cantoo/pdf-lib'
import type { Locator, Page } from '@playwright/test'
import { readPdf } from '@/app/_surfaces/pdf/testing/read-pdf'
import { findByTag, readStructure } from '@/app/_surfaces/pdf/testing/read-structure'
import { argue, cook, florida, goOn, searchHome, stepOf, unfold } from './support/assessments'
import { inLongRun } from './support/long-run'
import { takePhonePhotos } from './support/phone-photos'
import { closed, printed } from './support/printed'
import { tabTo } from './support/tab-to'
import { expect, test } from './support/test'

const street = '742 W Inkwell St'
const home = '742 W Inkwell St'
const own = {
  fact: 'Marzipan corner',
  condition: 'The roof leaks like Zanzibar rain',
  similar: '744 Quagga Court',
  opinion: '98765',
}
const onPaper = { ...own, opinion: 'I ask for a market value of $98,765' }
const opinion = (page: Page) => page.getByLabel('Amount in dollars')
const condition = (page: Page) => page.getByLabel('What a visitor would see')
const similar = (page: Page) => page.getByLabel('Address of a similar home').first()

const damage = 'The home has damage or needs repairs'
const alike = 'Similar homes are assessed lower'

async function writeCondition(page: Page) {
  await unfold(page, 'Your opinion of the market value')
  await opinion(page).fill(own.opinion)
  await condition(page).fill(own.condition)
}

async function writeEvidence(page: Page, reason = alike) {
  await writeCondition(page)
  await argue(page, reason)
  await unfold(page, 'Home 1')
  await similar(page).fill(own.similar)
}

test('typed entries stay on the device, survive a reload and are erased with one control', async ({
  page,
  request,
}) => {
  const sent: string[] = []
  page.on('request', (outgoing) => sent.push(decodeURIComponent(outgoing.url()), outgoing.postData() ?? ''))
  await page.goto(await stepOf(request, 'evidence', cook, street, { ground: 'fact' }))
  const address = page.getByRole('region', { name: 'Address', exact: true })
  await address.getByLabel('Wrong').check()
  await address.getByLabel('What is right instead').fill(own.fact)
  await argue(page, damage)
  await writeEvidence(page)
  await page.reload()
  await expect(opinion(page)).toHaveValue(own.opinion)
  await expect(similar(page)).toHaveValue(own.similar)
  await expect(condition(page)).toHaveCount(0)
  await argue(page, damage)
  await expect(condition(page)).toHaveValue(own.condition)
  await goOn(page, 'See the packet', 'Your appeal packet')
  for (const text of Object.values(onPaper)) {
    await expect(page.getByRole('main').getByText(text, { exact: text !== onPaper.opinion })).toBeVisible()
  }
  const keeping = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Keep my packet' }).click()
  expect((await keeping).suggestedFilename()).toMatch(
    /^openplat-packet-742-w-inkwell-st-chicago-\d{4}-\d\d-\d\d\.json$/,
  )
  await unfold(page, 'Open a packet I kept, or erase what I wrote')
  await page.getByRole('button', { name: 'Erase everything I wrote' }).click()
  await page.getByRole('button', { name: 'Yes, erase' }).click()
  await expect(page.getByText('Erased. Nothing you wrote is left on this device.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Your appeal packet' })).toBeVisible()
  for (const text of Object.values(onPaper)) await expect(page.getByText(text)).toHaveCount(0)
  expect(sent.length).toBeGreaterThan(4)
  for (const text of Object.values(own)) expect(sent.filter((each) => each.includes(text))).toEqual([])
})

test('an owner whose browser cannot store entries transfers them to the packet by a file', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The storage is full', 'QuotaExceededError')
    }
  })
  await page.goto(await stepOf(request, 'evidence', cook, street, { ground: 'condition' }))
  await writeCondition(page)
  await expect(page.getByText('This browser cannot keep your notes.')).toBeVisible()
  await expect(page.getByText('Your notes stay in this browser')).toHaveCount(0)
  await unfold(page, 'Keep, open or erase my packet')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Keep my packet' }).click()
  const file = await (await saving).path()
  await goOn(page, 'See the packet', 'Your appeal packet')
  await unfold(page, 'Open a packet I kept, or erase what I wrote')
  await page.getByLabel('Open a packet I kept').setInputFiles(file)
  await expect(page.getByRole('main').getByText(own.condition)).toBeVisible()
  await openFiles(page)
  await page.getByRole('button', { name: 'Make the PDF' }).click()
  const making = page.waitForEvent('download')
  await page.getByRole('link', { name: /^Save the PDF/ }).click()
  const { texts } = await readPdf(await readFile(await (await making).path()))
  expect(closed(texts.join(''))).toContain(closed(own.condition))
})

test('two homes have separate notes', async ({ page, request }) => {
  await page.goto(await stepOf(request, 'evidence', cook, street, { ground: 'condition' }))
  await writeCondition(page)
  await page.goto(await stepOf(request, 'evidence', cook, '122 E Inkwell Ave Apt 2', { ground: 'condition' }))
  await unfold(page, 'Your opinion of the market value')
  await opinion(page).fill('12345')
  await page.reload()
  await expect(opinion(page)).toHaveValue('12345')
  await expect(condition(page)).toHaveValue('')
})

/**
 * Washington and San Francisco do not compare assessments of other homes, but Massachusetts does. Each place
 * has its own range of sale days.
 */
for (const [place, source, address, city] of [
  ['Washington', 'washington-assessments', `${street}, Seattle, WA`, 'Seattle'],
  ['Massachusetts', 'massachusetts-assessments', `${street}, Worcester, MA`, 'Worcester'],
  ['San Francisco', 'san-francisco-ca-assessments', `${street}, San Francisco, CA`, 'San Francisco'],
] as const) {
  const details = source === 'washington-assessments' ? {} : inLongRun
  test(
    `the packet of a home in ${place} requests a value on at most five pages`,
    details,
    async ({ page, request }) => {
      await page.goto(await stepOf(request, 'evidence', source, address, { ground: 'market' }))
      await unfold(page, 'Sale 1')
      const sale = page.getByRole('group', { name: 'Sale 1' })
      await sale.getByLabel('Address').fill('744 Quagga Court')
      await sale.getByLabel('Sale price').fill('299000')
      await unfold(page, 'Your opinion of the market value')
      await opinion(page).fill('301000')
      await goOn(page, 'See the packet', 'Your appeal packet')
      await expect(page.getByRole('main').getByText('744 Quagga Court')).toBeVisible()
      for (const format of ['A4', 'Letter'] as const) {
        const pages = await printed(page, format)
        expect(pages.length, format).toBeLessThanOrEqual(5)
        const [first = '', ...others] = pages
        for (const text of ['I ask for a market value of $301,000', 'My reasons', 'Enclosures', 'Signature'])
          expect(first).toContain(closed(text))
        for (const text of ['744 Quagga Court', '$299,000', city])
          expect(others.join('')).toContain(closed(text))
        if (source !== 'massachusetts-assessments')
          expect(pages.join('')).not.toContain(closed('Similar homes and their assessments'))
      }
    },
  )
}

for (const [place, source, address, published, most, reason] of [
  ['Cook County', cook, street, [2026, 2025, 2024], 5, alike],
  ['Florida', florida, `${street}, Orlando, FL`, [2026], 5, 'The value is above the market'],
] as const) {
  test(`the packet of a home in ${place} prints on three to ${most} pages of A4 and of Letter`, async ({
    page,
    request,
  }) => {
    await page.goto(await stepOf(request, 'evidence', source, address, { ground: 'condition' }))
    await writeEvidence(page, reason)
    const proposed = page.getByRole('checkbox', { name: /^\d+\. / })
    if (source === florida) for (const row of [0, 1]) await proposed.nth(row).check()
    await goOn(page, 'See the packet', 'Your appeal packet')
    await expect(page.getByRole('main').getByText(own.condition)).toBeVisible()
    if (source === florida) await expect(page.getByText(/: 3 of 5 homes/)).toBeVisible()
    const values = page.getByRole('table', { name: 'In dollars' })
    const amount = await values.getByRole('cell', { name: /^\$/ }).first().innerText()
    for (const format of ['A4', 'Letter'] as const) {
      const pages = await printed(page, format)
      expect(pages.length, format).toBeGreaterThanOrEqual(3)
      expect(pages.length, format).toBeLessThanOrEqual(most)
      expect(pages.join('')).not.toContain(closed('Where the home ranks'))
      const [first = '', second = '', ...others] = pages
      for (const text of [home, 'I ask for a', '$98,765', 'Signature']) expect(first).toContain(closed(text))
      for (const text of [home, amount, ...published.map(String)]) expect(second).toContain(closed(text))
      for (const text of [own.condition, own.similar]) expect(others.join('')).toContain(closed(text))
      for (const text of pages) expect(text, 'each page says which home').toContain(closed(home))
      const whole = pages.join('')
      for (const text of ['Print the packet', 'Erase everything', 'Find your home']) {
        expect(whole, 'only the sheets').not.toContain(closed(text))
      }
    }
  })
}

test('a PDF with photos is made on the device, and only typefaces are requested', async ({
  page,
  request,
}) => {
  await page.goto(await stepOf(request, 'evidence', cook, street, { ground: 'condition' }))
  await writeEvidence(page)
  await goOn(page, 'See the packet', 'Your appeal packet')
  const files = await openFiles(page)
  const photo = await takePhoto(page)
  await files.setInputFiles({ name: 'crack.png', mimeType: 'image/png', buffer: await page.screenshot() })
  await files.setInputFiles([
    { name: 'roof.png', mimeType: 'image/png', buffer: await page.screenshot() },
    { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('not a paper') },
  ])
  await expect(page.getByRole('alert').filter({ hasText: 'notes.txt' })).toBeVisible()
  const requests: string[] = []
  page.on('request', (each) => {
    if (/^https?:/.test(each.url()) && each.resourceType() !== 'script') requests.push(each.url())
  })
  await page.getByRole('button', { name: 'Make the PDF' }).click()
  const save = page.getByRole('link', { name: /^Save the PDF/ })
  await expect(save).toBeVisible()
  const download = page.waitForEvent('download')
  await save.click()
  const bytes = await readFile(await (await download).path())
  expect(bytes.length, 'a large photo is made smaller').toBeLessThan(photo.length * 0.75)
  const { doc, pages, texts } = await readPdf(bytes)
  const structure = readStructure(doc)
  expect(findByTag(structure, 'H1').map(({ text }) => text)).toEqual(['Assessment appeal'])
  expect(closed(structure.text)).toContain(closed(own.condition))
  expect(findByTag(structure, 'Figure').map(({ alt }) => alt)).toEqual(
    expect.arrayContaining(['Photo: crack.png', 'Photo: roof.png', 'Photo: wall.jpg']),
  )
  expect(await save.innerText()).toContain(`${pages.length} pages`)
  const whole = closed(texts.join(''))
  for (const text of [home, own.condition, own.similar, 'roof.png']) expect(whole).toContain(closed(text))
  const typeface = new RegExp(`^${new URL(page.url()).origin}/.*\\.ttf$`)
  expect(requests.filter((url) => !typeface.test(url))).toEqual([])
  expect(requests.length, 'two typefaces of our own').toBe(2)
})

test('the PDF of ten full-size phone photos has at most 15 MB', inLongRun, async ({ page }) => {
  await page.goto('/assessments/packet')
  const sizes = await takePhonePhotos(await openFiles(page), 10)
  expect(Math.min(...sizes), 'as a phone makes them').toBeGreaterThan(2_000_000)
  await page.getByRole('button', { name: 'Make the PDF' }).click()
  const save = page.getByRole('link', { name: /^Save the PDF/ })
  await expect(save).toBeVisible({ timeout: 120_000 })
  const download = page.waitForEvent('download')
  await save.click()
  const bytes = await readFile(await (await download).path())
  expect(bytes.length).toBeLessThan(15_000_000)
  const { pages } = await readPdf(bytes)
  expect(await save.innerText()).toContain(`${pages.length} pages`)
  const photos = pages
    .slice(-10)
    .map(({ node }) => node.Resources()?.lookup(PDFName.of('XObject'), PDFDict).keys().length)
  expect(photos, 'each photo on a page of its own').toEqual(Array(10).fill(1))
})

/** Repeats the click until the panel opens, because a click before hydration is lost. */
async function openFiles(page: Page): Promise<Locator> {
  const files = page.getByLabel('Photos and papers to put behind the sheets')
  await expect(async () => {
    const open = page.getByRole('button', { name: 'Make a PDF with my photos and papers' })
    if (await open.isVisible()) await open.click()
    await expect(files).toBeVisible({ timeout: 2_000 })
  }).toPass()
  return files
}

async function takePhoto(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = 4000
    canvas.height = 3000
    const context = canvas.getContext('2d')
    for (let spot = 0; spot < 40_000; spot += 1) {
      if (context) context.fillStyle = `hsl(${(spot * 37) % 360} 60% 50%)`
      context?.fillRect((spot * 7919) % 4000, (spot * 104_729) % 3000, 40, 40)
    }
    return canvas.toDataURL('image/jpeg', 0.95)
  })
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

test('characters that no typeface contains are listed before the PDF is made', async ({ page, request }) => {
  await page.goto(await stepOf(request, 'evidence', cook, street, { ground: 'condition' }))
  await condition(page).fill('Nguyễn Ánh 漢字 지붕: हिन्दी')
  await goOn(page, 'See the packet', 'Your appeal packet')
  await openFiles(page)
  await page.getByRole('button', { name: 'Make the PDF' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'ह' })).not.toContainText(/[ễ漢지]/)
  await expect(page.getByRole('link', { name: /^Save the PDF/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Make it with [?]' }).click()
  await expect(page.getByRole('link', { name: /^Save the PDF/ })).toBeVisible()
})

test('the sheet with the rank of the home is in the packet only if the owner checks that sheet', async ({
  page,
  request,
}) => {
  const rank = 'Where the home ranks'
  await page.goto(await stepOf(request, 'packet', florida, `${street}, Orlando, FL`))
  await expect(page.getByText(`${rank}: left out`)).toBeVisible()
  await expect(page.getByRole('heading', { name: rank })).toHaveCount(0)
  await page.goto(await stepOf(request, 'evidence', florida, `${street}, Orlando, FL`, { ground: 'market' }))
  await unfold(page, 'What a board accepts')
  await page.getByLabel('Where your home ranks').check()
  await goOn(page, 'See the packet', 'Your appeal packet')
  await expect(page.getByRole('heading', { name: rank })).toBeVisible()
})

test('a visitor without scripting gets from a home to a packet that can be filled in by hand', async ({
  withoutScripting: page,
}) => {
  await searchHome(page, `${street}, Chicago, IL`)
  await goOn(page, 'Yes, show its values', 'The official values')
  await goOn(page, 'Check the facts', 'Facts and evidence')
  await page.getByRole('group', { name: 'Does it have damage' }).getByLabel('Yes').check()
  await page.getByRole('button', { name: 'Show my reason' }).click()
  await expect(page.getByRole('heading', { name: `Your reason: ${damage}` })).toBeVisible()
  // Playwright's text locators skip the content of `noscript`, so this is a CSS locator.
  await expect(page.locator('noscript p').last()).toContainText('fill in the printed pages')
  await goOn(page, 'See the packet', 'Your appeal packet')
  await expect(page.getByRole('button', { name: /^(Print|Make|Erase)/ })).toHaveCount(0)
  const [first = '', ...others] = await printed(page, 'Letter')
  expect(first).toContain(closed(home))
  expect(others.length).toBeLessThanOrEqual(5)
  await page.goto('/assessments/packet')
  const blank = await printed(page, 'A4')
  expect(blank.length).toBeGreaterThanOrEqual(3)
  expect(blank.length).toBeLessThanOrEqual(6)
  expect(blank.join('')).toContain(closed('Official values, each with its kind and year'))
})

test('a visitor gets from the address to the facts by keyboard alone', async ({ page }) => {
  await page.goto('/assessments')
  await tabTo(page, page.getByLabel('Address of the home'))
  await page.keyboard.type(`${street}, Chicago, IL`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Is this your home?' })).toBeVisible()
  await press(page, 'Yes, show its values')
  await tabTo(page, page.locator('summary').filter({ hasText: 'Chart and other years' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Show these years' }))
  await press(page, 'Check the facts')
})

test('a visitor gets from the questions to the packet by keyboard alone', async ({ page, request }) => {
  await page.goto(await stepOf(request, 'evidence', cook, street))
  await tabTo(page, page.getByRole('group', { name: 'Is a fact in the record wrong?' }).getByLabel('Yes'))
  await page.keyboard.press('Space')
  await press(page, 'Show my reason')
  await expect(page.getByRole('heading', { name: 'Your reason: a fact' })).toBeVisible()
  await tabTo(page, page.getByLabel('Right', { exact: true }).first())
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByLabel('Wrong', { exact: true }).first()).toBeChecked()
  await tabTo(page, page.locator('summary').filter({ hasText: 'Your opinion of the market value' }))
  await page.keyboard.press('Enter')
  await tabTo(page, opinion(page))
  await page.keyboard.type(own.opinion)
  await press(page, 'See the packet')
  await expect(page.getByRole('main').getByText(onPaper.opinion)).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Print the packet' }))
})

async function press(page: Page, link: string) {
  const before = page.url()
  const main = page.getByRole('main')
  await tabTo(page, main.getByRole('link', { name: link }).or(main.getByRole('button', { name: link })))
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(before)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test('typed entries can be saved as a file and opened again', async ({ page, request }) => {
  await page.goto(await stepOf(request, 'evidence', cook, street, { ground: 'condition' }))
  await writeCondition(page)
  await unfold(page, 'Keep, open or erase my packet')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Keep my packet' }).click()
  const buffer = await readFile(await (await saving).path())
  await unfold(page, 'Keep, open or erase my packet')
  await page.getByRole('button', { name: 'Erase everything I wrote' }).click()
  await page.getByRole('button', { name: 'Yes, erase' }).click()
  await expect(condition(page)).toHaveValue('')
  const open = page.getByLabel('Open a packet I kept')
  await open.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
  await expect(page.getByText(/^This is not a packet from this site/)).toBeVisible()
  await open.setInputFiles({ name: 'appeal.json', mimeType: 'application/json', buffer })
  await expect(page.getByText(/^Opened: \d+ fields are filled\.$/)).toBeVisible()
  await expect(condition(page)).toHaveValue(own.condition)
  await page.reload()
  await expect(condition(page)).toHaveValue(own.condition)
  await page.goto(await stepOf(request, 'evidence', cook, '122 E Inkwell Ave Apt 2', { ground: 'condition' }))
  await unfold(page, 'Keep, open or erase my packet')
  await page
    .getByLabel('Open a packet I kept')
    .setInputFiles({ name: 'appeal.json', mimeType: 'application/json', buffer })
  await expect(page.getByText(/^This file is about another home \(742 W Inkwell St/)).toBeVisible()
})
