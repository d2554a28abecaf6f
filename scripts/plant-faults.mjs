import { spawn, spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { parseArgs } from 'node:util'
import { parseSync } from 'oxc-parser'
import { tracked } from './figures.mjs'
import { changesOf } from './plant-faults/changes.mjs'
import { root } from './source-hash.mjs'

/**
 * Plants faults in a copy of the last commit and counts how many the tests find. The same seed plants the
 * same faults in the same sources.
 */

/** @typedef {import('./plant-faults/changes.mjs').Change} Change */
/** @typedef {Change & { file: string }} Fault */
/** @typedef {'found' | 'found by time' | 'survived' | 'too many tests' | 'unclear'} Result */

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    seconds: { type: 'string', default: '240' },
    rooms: { type: 'string', default: 'lib,connectors' },
    near: { type: 'boolean', default: false },
  },
})
const rooms = values.rooms.split(',')
const most = Number(values.seconds) * 1000
const vitest = join(root, 'node_modules/vitest/vitest.mjs')

const isDouble = /\.test\.|\/(testing|fixtures)\/|simulat|\.d\.ts$/
const sources = tracked().filter(
  (file) => rooms.some((room) => file.startsWith(`${room}/`)) && !isDouble.test(file),
)

const copy = mkdtempSync(join(tmpdir(), 'openplat-faults-'))
/** @type {import('node:child_process').ChildProcess | undefined} */
let running
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
  process.once(signal, () => {
    end(running)
    removeCopy()
    process.exit(1)
  })

try {
  git('worktree', 'add', '--quiet', '--detach', '--force', copy, 'HEAD')
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  const faults = choose(Number(values.count), randomFrom(Number(values.seed)))
  console.log(
    `${faults.length} faults, seed ${values.seed}, at ${git('rev-parse', '--short', 'HEAD').trim()}`,
  )
  /** @type {Record<Result, number>} */
  const counts = { found: 0, 'found by time': 0, survived: 0, 'too many tests': 0, unclear: 0 }
  for (const fault of faults) {
    const result = await tryFault(fault)
    counts[result] += 1
    const { file, line, kind, before, after } = fault
    console.log(`${result.padEnd(14)} ${file}:${line} ${kind}`)
    if (!result.startsWith('found')) console.log(`  - ${before.trim()}\n  + ${after.trim()}`)
  }
  const parts = Object.entries(counts).map(([result, count]) => `${count} ${result}`)
  console.log(`seed ${values.seed}: ${parts.join(', ')}, of ${faults.length}`)
} finally {
  removeCopy()
}

/**
 * The kinds of faults take turns, because otherwise most faults would be emptied texts of long lists.
 * @param {number} count
 * @param {() => number} random
 */
function choose(count, random) {
  /** @type {Map<string, Fault[]>} */
  const kinds = new Map()
  for (const file of sources)
    for (const change of changesOf(read(file))) {
      const alike = kinds.get(change.kind) ?? []
      kinds.set(change.kind, alike)
      alike.push({ ...change, file })
    }
  const names = [...kinds.keys()].toSorted()
  /** @type {Fault[]} */
  const faults = []
  for (let turn = 0; faults.length < count && turn < 10 * count; turn += 1) {
    const all = kinds.get(names[turn % names.length] ?? '') ?? []
    const [fault] = all.splice(Math.floor(random() * all.length), 1)
    if (fault && parseSync(fault.file, planted(fault)).errors.length === 0) faults.push(fault)
  }
  return faults
}

/** @param {Fault} fault */
function planted({ file, line, after }) {
  return read(file)
    .split('\n')
    .with(line - 1, after)
    .join('\n')
}

/**
 * A fault is found only if the tests that fail with it pass without it. Otherwise the result is `unclear`.
 * @param {Fault} fault
 * @returns {Promise<Result>}
 */
async function tryFault(fault) {
  const { file } = fault
  const path = join(copy, file)
  const intact = read(file)
  writeFileSync(path, planted(fault))
  const near = testsBeside(file)
  const stages = [
    ...(near.length > 0 ? [['run', ...near]] : []),
    ...(values.near ? [] : [['related', '--run', file]]),
  ]
  try {
    for (const words of stages) {
      const { status, failing } = await run(words)
      if (status === 0) continue
      writeFileSync(path, intact)
      if (status === 'time') return words[0] === 'run' ? 'found by time' : 'too many tests'
      const again = failing.length > 0 ? await run(['run', ...failing]) : { status: 0 }
      return again.status === 0 ? 'found' : 'unclear'
    }
    return 'survived'
  } finally {
    writeFileSync(path, intact)
  }
}

/** @param {string} file */
function testsBeside(file) {
  const folder = posix.dirname(file)
  return readdirSync(join(copy, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.test\.tsx?$/.test(path))
    .map((path) => posix.join(folder, path))
    .slice(0, 40)
}

/**
 * @param {string[]} words
 * @returns {Promise<{ status: number | 'time', failing: string[] }>}
 */
function run(words) {
  const report = join(copy, 'report.json')
  rmSync(report, { force: true })
  const child = spawn(
    process.execPath,
    [vitest, ...words, '--bail=1', '--reporter=json', `--outputFile=${report}`, '--passWithNoTests'],
    { cwd: copy, stdio: 'ignore', detached: true },
  )
  running = child
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      end(child)
      resolve({ status: 'time', failing: [] })
    }, most)
    child.once('exit', (code) => {
      clearTimeout(timer)
      resolve({ status: code ?? 1, failing: failingIn(report) })
    })
  })
}

/** @param {string} report */
function failingIn(report) {
  if (!existsSync(report)) return []
  /** @type {{ testResults: { name: string, status: string }[] }} */
  const { testResults } = JSON.parse(readFileSync(report, 'utf8'))
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => posix.relative(copy, name))
}

function end(/** @type {import('node:child_process').ChildProcess | undefined} */ child) {
  if (child?.pid === undefined || child.exitCode !== null) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}

function removeCopy() {
  spawnSync('git', ['worktree', 'remove', '--force', copy], { cwd: root, stdio: 'ignore' })
  if (dirname(copy) === tmpdir()) rmSync(copy, { recursive: true, force: true })
  spawnSync('git', ['worktree', 'prune'], { cwd: root, stdio: 'ignore' })
}

/** @param {string[]} words */
function git(...words) {
  const { status, stdout, stderr } = spawnSync('git', words, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** @param {string} file */
function read(file) {
  const path = join(copy, file)
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}

/** @param {number} seed */
function randomFrom(seed) {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
