import { read } from '../figures.mjs'
import { listDocuments, readPassages } from './check-language.mjs'
import { readSentences } from './read-passages.mjs'

/** @type {Readonly<Record<string, number>>} */
const sizes = { comment: 60, title: 30, type: 30, sentence: 20 }

/**
 * Returns the generator Mulberry32, whose 32 bits of state are enough for a sample.
 * @param {number} seed
 */
function createRandom(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const seed = Number(process.argv[2] ?? 1)
const random = createRandom(seed)

/**
 * Excludes types that are not exported, because their file explains them, and parts of sentences, because
 * `readSentences` has whole ones.
 * @param {import('./rules.mjs').Passage} passage
 */
const isDrawn = ({ kind, file, line }) =>
  kind !== 'sentence' && (kind !== 'type' || /^export /.test(read(file).split('\n')[line - 1] ?? ''))

const passages = [
  ...readPassages().filter(isDrawn),
  ...listDocuments().flatMap((file) => readSentences(file, read(file))),
]
process.stdout.write(`Seed ${seed}\n`)
for (const [kind, size] of Object.entries(sizes)) {
  const pool = passages.filter((passage) => passage.kind === kind)
  process.stdout.write(`\n${kind}: ${size} of ${pool.length}\n`)
  for (let count = 0; count < size && pool.length > 0; count += 1) {
    const [passage] = pool.splice(Math.floor(random() * pool.length), 1)
    if (passage) process.stdout.write(`- ${passage.file}:${passage.line} ${passage.text}\n`)
  }
}
