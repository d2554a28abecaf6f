import { chromium, type Page } from '@playwright/test'
import { takePhonePhotos } from '@/e2e/support/phone-photos'
import { browserArguments, findBrowser } from '../scripts/find-browser.mjs'
import { type BenchMeasurement, median } from './measurement'
import { startSampleServer } from './sample-server'

const PHOTOS = 10
const RUNS = 5

export async function measurePacket(): Promise<BenchMeasurement[]> {
  const server = await startSampleServer()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments })
  try {
    const page = await browser.newPage()
    await page.goto(`${server.origin}/assessments/packet`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Make a PDF with my photos and papers' }).click()
    const field = page.getByLabel('Photos and papers to put behind the sheets')
    const sizes = await takePhonePhotos(field, PHOTOS)
    const pairs = []
    for (let run = 0; run <= RUNS; run += 1) {
      const making = await timeMaking(page)
      const opening = await timeOpening(page)
      // The first run is excluded, because it also loads the typefaces and the PDF library.
      if (run > 0) pairs.push({ making, opening, ratio: making / opening })
    }
    const made = await page.getByRole('link', { name: /^Save the PDF/ }).innerText()
    const megabytes = sizes.reduce((sum, size) => sum + size, 0) / 1_000_000
    return [
      {
        what: `packet PDF with ${PHOTOS} photos of 12 megapixels / opening the photos`,
        ratio: median(pairs.map(({ ratio }) => ratio)).toFixed(1),
        figures: `${Math.round(median(pairs.map(({ making }) => making)))} ms (at most 3,000 ms) against ${Math.round(median(pairs.map(({ opening }) => opening)))} ms; ${megabytes.toFixed(0)} MB of photos: ${made}`,
        method: `Chromium at the blank packet, from the press until the PDF can be saved, against createImageBitmap of the same files one after another, in turns; the first of each is not counted, median of ${RUNS}`,
      },
    ]
  } finally {
    await browser.close()
    await server.stop()
  }
}

const timeMaking = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const buttons = [...document.querySelectorAll('button')]
    const started = performance.now()
    buttons.find(({ textContent }) => textContent === 'Make the PDF')?.click()
    for (const isThere of [false, true])
      while ((document.querySelector('a[download$=".pdf"]') !== null) !== isThere) {
        if (document.querySelector('[role=alert]')) throw new Error('The PDF was not made.')
        await new Promise((resolve) => setTimeout(resolve))
      }
    return performance.now() - started
  })

const timeOpening = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { phonePhotos } = window as unknown as { phonePhotos: File[] }
    const started = performance.now()
    for (const photo of phonePhotos) (await createImageBitmap(photo)).close()
    return performance.now() - started
  })
