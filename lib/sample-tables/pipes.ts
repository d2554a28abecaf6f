export type SampleCellValue = string | number | boolean | Date | null

type Pipe = (value: SampleCellValue, ...operands: SampleCellValue[]) => SampleCellValue

const text =
  (change: (value: string, ...operands: SampleCellValue[]) => string): Pipe =>
  (value, ...operands) =>
    value === null ? null : change(String(value), ...operands)

const number =
  (change: (value: number, operand: number) => number): Pipe =>
  (value, operand) =>
    value === null ? null : change(Number(value), Number(operand))

const textPipes: Readonly<Record<string, Pipe>> = {
  text: text(String),
  upper: text((value) => value.toUpperCase()),
  lower: text((value) => value.toLowerCase()),
  title: text((value) => value.toLowerCase().replace(/(^|[\s'])\p{L}/gu, (letter) => letter.toUpperCase())),
  trim: text((value) => value.trim()),
  pad: text((value, width) => value.padStart(Number(width), '0')),
  right: text((value, width) => value.padStart(Number(width))),
  left: text((value, width) => value.padEnd(Number(width))),
  slice: text((value, start, end) => value.slice(Number(start), end === undefined ? undefined : Number(end))),
  word: text((value, index) => value.split(' ')[Number(index)] ?? ''),
  replace: text((value, from, to) => value.replaceAll(String(from), String(to))),
  fixed: text((value, digits) => Number(value).toFixed(Number(digits))),
  commas: text((value) => Number(value).toLocaleString('en-US')),
}

const numberPipes: Readonly<Record<string, Pipe>> = {
  number: number((value) => value),
  round: number(Math.round),
  floor: number(Math.floor),
  plus: number((a, b) => a + b),
  minus: number((a, b) => a - b),
  times: number((a, b) => a * b),
  over: number((a, b) => a / b),
  mod: number((a, b) => a % b),
  power: number((a, b) => a ** b),
  least: number(Math.min),
  most: number(Math.max),
}

const pipes: Readonly<Record<string, Pipe>> = {
  ...textPipes,
  ...numberPipes,
  or: (value, other = null) => (value === null || value === '' ? other : value),
}

export const isNumberPipe = (name: string) => Object.hasOwn(numberPipes, name)

export function createPipe(name: string): Pipe {
  const pipe = Object.hasOwn(pipes, name) ? pipes[name] : undefined
  if (!pipe) throw new Error(`A sample table takes the step ${name}, which does not exist`)
  return pipe
}
