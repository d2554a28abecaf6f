export type AffineMatrix = readonly [number, number, number, number, number, number]

interface Box {
  x: number
  y: number
  width: number
  height: number
}

const upright: readonly AffineMatrix[] = [
  [1, 0, 0, 1, 0, 0],
  [-1, 0, 0, 1, 1, 0],
  [-1, 0, 0, -1, 1, 1],
  [1, 0, 0, -1, 0, 1],
  [0, -1, -1, 0, 1, 1],
  [0, -1, 1, 0, 0, 1],
  [0, 1, 1, 0, 0, 0],
  [0, 1, -1, 0, 1, 0],
]

const isSideways = (orientation: number) => orientation >= 5

export function fitPhoto(photo: { width: number; height: number }, orientation: number, room: Box): Box {
  const [width, height] = isSideways(orientation) ? [photo.height, photo.width] : [photo.width, photo.height]
  const scale = Math.min(room.width / width, room.height / height, 1)
  return {
    x: room.x + (room.width - width * scale) / 2,
    y: room.y + (room.height - height * scale) / 2,
    width: width * scale,
    height: height * scale,
  }
}

export function placePhoto(orientation: number, box: Box): AffineMatrix {
  const [a, b, c, d, e, f] = upright[orientation - 1] ?? [1, 0, 0, 1, 0, 0]
  const { x, y, width, height } = box
  return [a * width, b * height, c * width, d * height, x + e * width, y + f * height]
}
