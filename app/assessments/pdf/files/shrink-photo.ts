/** Pixels of the longer side: about 250 per inch on paper, more than a printer resolves. */
const MOST_SIDE = 2_000
const FEW_BYTES = 1_000_000
const QUALITY = 0.85

interface Shrunk {
  bytes: Uint8Array<ArrayBuffer>
  width: number
  height: number
}

export async function shrinkPhoto(photo: Shrunk): Promise<Shrunk | undefined> {
  const scale = MOST_SIDE / Math.max(photo.width, photo.height)
  if (photo.bytes.length < FEW_BYTES || scale >= 1 || !('OffscreenCanvas' in globalThis)) return undefined
  const [width, height] = [Math.round(photo.width * scale), Math.round(photo.height * scale)]
  const picture = await createImageBitmap(new Blob([photo.bytes], { type: 'image/jpeg' }), {
    imageOrientation: 'none',
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'medium',
  }).catch(() => undefined)
  if (!picture) return undefined
  const canvas = new OffscreenCanvas(width, height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  picture.close()
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  const bytes = new Uint8Array(await blob.arrayBuffer())
  return bytes.length < photo.bytes.length ? { bytes, width, height } : undefined
}
