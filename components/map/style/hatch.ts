const SIZE = 16
const PREFIX = 'hatch-'

/** The pattern name includes its color, so that a new theme requests a new pattern. */
export function hatchName(color: string): string {
  return `${PREFIX}${color}`
}

export function drawHatch(
  name: string,
): { width: number; height: number; data: Uint8ClampedArray } | undefined {
  const color = /^hatch-#([0-9a-f]{6})$/.exec(name)?.[1]
  if (!color) return undefined
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  const data = new Uint8ClampedArray(SIZE * SIZE * 4)
  for (let pixel = 0; pixel < SIZE * SIZE; pixel++) {
    const isLine = ((pixel % SIZE) + Math.floor(pixel / SIZE)) % 8 < 3
    data.set([red, green, blue, isLine ? 150 : 30], pixel * 4)
  }
  return { width: SIZE, height: SIZE, data }
}
