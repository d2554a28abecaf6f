import { posix } from 'node:path'
import { read, tracked } from './figures.mjs'

/**
 * @typedef {object} Rule
 * @property {RegExp} from files that the rule holds for; the first rule that matches a file decides
 * @property {string[]} may project paths that these files may import; `$1` is the first group of `from`
 * @property {string[]} [types] project paths of which they may import types only
 * @property {RegExp} [packages] packages of Next and React that they may import; others are free
 * @property {string} why
 */

const FACE = 'connectors/*/public'
/** Two connectors ask it, and their tests answer for it. */
const GEOCODER = ['public', 'index', 'simulator'].map((file) => `connectors/geocoder/${file}`)
const plain = /^$/
const linked = /^(react|react-dom|next\/(link|form|dynamic|navigation))(\/|$)/

/** @type {Rule[]} */
const rules = [
  { from: /^lib\/records\//, may: ['lib'], packages: plain, why: 'A kind of record knows lib.' },
  {
    from: /^lib\//,
    may: ['lib', '!lib/records'],
    packages: plain,
    why: 'lib knows lib, and no kind of record.',
  },
  {
    from: /^connectors\/([^/]+)\//,
    may: ['lib', 'connectors/$1', ...GEOCODER],
    packages: plain,
    why: 'A connector knows lib, its own folder and the geocoder.',
  },
  {
    from: /^connectors\//,
    may: ['lib', 'connectors'],
    packages: plain,
    why: 'The registry knows connectors and lib.',
  },
  {
    from: /^components\//,
    may: ['lib', 'components', FACE],
    types: ['connectors'],
    packages: linked,
    why: 'Components know React, links, lib, and a connector by its public.ts and its types.',
  },
  // A kept page is any page, drawn again from what was kept.
  { from: /^app\/(s\/|_lib\/site\/(create-site|page-exports)\.ts$)/, may: [''], why: '' },
  {
    from: /^app\/_surfaces\/([^/]+)\//,
    may: ['lib', 'components', 'connectors', 'app/*', 'app/_lib', 'app/_surfaces/$1'],
    why: 'A surface knows its own folder and app/_lib, and no page.',
  },
  {
    from: /^app\/([^/]+)\//,
    may: ['lib', 'components', 'connectors', 'app/*', 'app/_lib', 'app/_surfaces', 'app/$1'],
    why: 'A page knows its own folder, app/_lib, app/_surfaces and the files in app itself.',
  },
  {
    from: /^app\//,
    may: ['lib', 'components', 'connectors', 'app/*', 'app/_lib'],
    why: 'A file in app itself knows app/_lib, and no page.',
  },
]

/** Tests of several pages at once, of the server in front of the pages, and of a script. */
const exempt = new Set([
  'app/reading-time.test.ts',
  'app/_surfaces/place/panels/links.test.ts',
  'app/parcels/map-href.test.ts',
  'app/proxy-matcher.test.ts',
  'app/_lib/site/request-errors.test.ts',
  'lib/gazetteer/places.test.ts',
])

const statement =
  /^(?:import|export)\s+(type\s)?[^'"`;]*?from\s+'([^']+)'|^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm

/**
 * @param {string} file
 * @param {string} code
 * @returns {string[]} the broken rules in words
 */
export function brokenImports(file, code) {
  const rule = rules.find(({ from }) => from.test(file))
  if (!rule || exempt.has(file)) return []
  return [...code.matchAll(statement)].flatMap(([, isType, ...names]) => {
    const name = names.find(Boolean) ?? ''
    return isAllowed(rule, file, name, Boolean(isType)) ? [] : [`${file} imports ${name}. ${rule.why}`]
  })
}

/**
 * @param {Rule} rule
 * @param {string} file
 * @param {string} name
 * @param {boolean} isType
 */
function isAllowed({ from, may, types = [], packages }, file, name, isType) {
  if (!/^(@\/|\.)/.test(name))
    return (
      !packages ||
      !/^(next|react|react-dom)(\/|$)/.test(name) ||
      packages.test(name) ||
      (isType && packages === linked)
    )
  const target = posix.normalize(
    name.startsWith('@/') ? name.slice(2) : posix.join(posix.dirname(file), name),
  )
  const own = from.exec(file)?.[1] ?? ''
  const within = (/** @type {string} */ pattern) => matches(pattern.replace('$1', own), target)
  if (may.some((pattern) => pattern.startsWith('!') && within(pattern.slice(1)))) return false
  return may.some((pattern) => !pattern.startsWith('!') && within(pattern)) || (isType && types.some(within))
}

/**
 * A folder with all below it; a star stands for one part of a path.
 * @param {string} pattern
 * @param {string} target
 */
function matches(pattern, target) {
  if (pattern === '') return true
  if (!pattern.includes('*')) return target === pattern || target.startsWith(`${pattern}/`)
  return new RegExp(`^${pattern.replaceAll('*', '[^/]+')}$`).test(target)
}

/** Every broken rule of the tracked files. */
export function findBrokenImports() {
  return tracked()
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => brokenImports(file, read(file)))
}
