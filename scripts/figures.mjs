import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root } from './source-hash.mjs'

const isCode = /^(app|bench|components|connectors|lib|scripts|e2e)\/.*\.(tsx?|mjs)$|^[^/]+\.(ts|mjs)$/
const isTest = /\.test\.tsx?$|\/(testing|fixtures)\/|^e2e\//
const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx']
const imports = /^(?:import|export)\s+(?:type\s+)?(?:[^'"`;]*?\sfrom\s+)?'((?:@\/|\.{1,2}\/)[^']*|\.{1,2})'/gm

export const tracked = () =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => isCode.test(file))

/** @param {string} file */
export const read = (file) => readFileSync(posix.join(root, file), 'utf8')

/**
 * @returns {Map<string, number>} number of source files beside each other, by folder, without tests and test
 * helpers
 */
export function countFolders() {
  const folders = new Map()
  for (const file of tracked()) {
    if (isTest.test(file)) continue
    const folder = posix.dirname(file)
    folders.set(folder, (folders.get(folder) ?? 0) + 1)
  }
  return folders
}

export function findCircles() {
  const files = tracked()
  const paths = new Set(files)
  const graph = new Map(files.map((file) => [file, targetsOf(file, paths)]))
  /** @type {string[][]} */
  const circles = []
  const order = new Map()
  const lowest = new Map()
  /** @type {string[]} */
  const open = []
  /**
   * Tarjan's algorithm for strongly connected components: files that can reach each other form one circle.
   * @param {string} file
   */
  function visit(file) {
    order.set(file, order.size)
    lowest.set(file, order.get(file))
    open.push(file)
    for (const target of graph.get(file) ?? []) {
      if (!order.has(target)) visit(target)
      if (open.includes(target)) lowest.set(file, Math.min(lowest.get(file), lowest.get(target)))
    }
    if (lowest.get(file) !== order.get(file)) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1) circles.push(circle)
  }
  for (const file of files) if (!order.has(file)) visit(file)
  return circles
}

/**
 * @returns {string[]} names of types that more than one file exports, so that a reader cannot know which is
 * meant
 */
export function findSharedTypeNames() {
  /** @type {Map<string, Set<string>>} */
  const byName = new Map()
  for (const file of tracked()) {
    if (!/\.tsx?$/.test(file)) continue
    for (const [, name = ''] of read(file).matchAll(/^export (?:type|interface) (\w+)/gm)) {
      byName.set(name, (byName.get(name) ?? new Set()).add(file))
    }
  }
  return [...byName].filter(([, files]) => files.size > 1).map(([name]) => name)
}

/**
 * @param {string} file
 * @param {Set<string>} paths
 */
function targetsOf(file, paths) {
  return [...read(file).matchAll(imports)].flatMap(([, name = '']) => {
    const path = name.startsWith('@/') ? name.slice(2) : posix.join(posix.dirname(file), name)
    return endings.map((ending) => path + ending).find((target) => paths.has(target)) ?? []
  })
}

export function findInnerModules() {
  const inner = new Set()
  for (const file of tracked()) {
    if (isTest.test(file) || !/^(app|components)\//.test(file)) continue
    for (const [, name = ''] of read(file).matchAll(/'@\/connectors\/([\w-]+\/[^']+)'/g))
      if (!/^[\w-]+\/(index|public)$/.test(name)) inner.add(name)
  }
  return inner
}

/** @param {number[]} figures */
const median = (figures) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

const isCountry = /simulat|^lib\/sample-(world|tables)\//
const isSample = new RegExp(`${isCountry.source}|^(scripts|bench)/`)

/**
 * Lists each field whose key has two or more words and belongs to one kind of record, with the files that
 * contain the key. The field with the most files comes first.
 * @returns {{ field: string, files: string[] }[]}
 */
export function findSpelledFields() {
  const product = tracked().filter((file) => !isTest.test(file) && !isSample.test(file))
  /** @type {Map<string, string[]>} */
  const kinds = new Map()
  for (const file of product.filter((each) => each.startsWith('lib/records/')))
    for (const [, kind = '', body = ''] of read(file).matchAll(/defineRecord\('([\w-]+)', \{\n(.*?)^\}\)/gms))
      for (const [, key = ''] of body.matchAll(/^ {2}([a-z]+[A-Z]\w*):/gm))
        kinds.set(key, [...(kinds.get(key) ?? []), kind])
  // Translations are excluded, because they repeat the keys of the English texts.
  const words = product
    .filter((file) => !file.startsWith('lib/language/'))
    .map((file) => ({ file, wordSet: new Set(read(file).match(/\w+/g)) }))
  return [...kinds]
    .filter(([, owners]) => owners.length === 1)
    .map(([key, [kind]]) => ({
      field: `${kind}.${key}`,
      files: words.filter(({ wordSet }) => wordSet.has(key)).map(({ file }) => file),
    }))
    .sort((a, b) => b.files.length - a.files.length)
}

/** @param {string} file */
const lengthOf = (file) => read(file).split('\n').length - 1

/** @param {string[]} files */
const linesOf = (files) => files.reduce((sum, file) => sum + lengthOf(file), 0)

export function describeFigures() {
  const product = tracked().filter((file) => !isTest.test(file))
  const lengths = product.map(lengthOf).sort((a, b) => a - b)
  const short = lengths.filter((length) => length <= 30).length
  const spelled = findSpelledFields()
  const largest = [...countFolders()].sort(([, a], [, b]) => b - a).slice(0, 8)
  return [
    `Product files         ${product.length}, simulators and scripts included`,
    `Lines                 ${linesOf(product)}`,
    `Simulators            ${linesOf(product.filter((file) => isCountry.test(file)))} of these lines, sample country included`,
    `Tests                 ${linesOf(tracked().filter((file) => isTest.test(file)))} lines, helpers and journeys included`,
    `Median                ${median(lengths)} lines; ${short} files have 30 or fewer`,
    `Import circles        ${findCircles().length}`,
    `Inner modules         ${findInnerModules().size} of connectors, imported by pages and components`,
    `Type names shared     ${findSharedTypeNames().length} are exported by more than one file`,
    `Places of a field     ${median(spelled.map(({ files }) => files.length))} files spell it; most ${spelled
      .slice(0, 3)
      .map(({ field, files }) => `${field} ${files.length}`)
      .join(', ')}`,
    'Largest folders',
    ...largest.map(([folder, count]) => `${String(count).padStart(4)}  ${folder}`),
  ].join('\n')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(`${describeFigures()}\n`)
