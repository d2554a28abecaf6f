import type { Locator } from '@playwright/test'

/** Returns the sizes in bytes. The page creates the photos, because Playwright transfers at most 50 MB. */
export function takePhonePhotos(field: Locator, count: number): Promise<number[]> {
  return field.evaluate(async (element, target) => {
    const canvas = new OffscreenCanvas(4032, 3024)
    const context = canvas.getContext('2d')
    const grain = new OffscreenCanvas(128, 128)
    const grainContext = grain.getContext('2d')
    if (!context || !grainContext) throw new Error('There is no canvas.')
    const photos = new DataTransfer()
    for (let photo = 1; photo <= target; photo += 1) {
      const noise = crypto.getRandomValues(new Uint8ClampedArray(128 * 128 * 4))
      grainContext.putImageData(new ImageData(noise, 128, 128), 0, 0)
      context.fillStyle = `hsl(${photo * 36} 30% 60%)`
      context.fillRect(0, 0, 4032, 3024)
      for (let spot = 0; spot < 2_000; spot += 1) {
        context.fillStyle = `hsl(${(spot * 37) % 360} 60% 50% / 0.4)`
        context.fillRect((spot * 7919) % 4032, (spot * 104_729) % 3024, 20 + (spot % 200), 20 + (spot % 150))
      }
      context.globalAlpha = 0.12
      context.fillStyle = context.createPattern(grain, 'repeat') ?? ''
      context.fillRect(0, 0, 4032, 3024)
      context.globalAlpha = 1
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
      photos.items.add(new File([blob], `photo ${photo}.jpg`, { type: 'image/jpeg' }))
    }
    if (!(element instanceof HTMLInputElement)) throw new Error('This is no field of files.')
    Object.assign(window, { phonePhotos: [...photos.files] })
    element.files = photos.files
    element.dispatchEvent(new Event('change', { bubbles: true }))
    return [...photos.files].map(({ size }) => size)
  }, count)
}
