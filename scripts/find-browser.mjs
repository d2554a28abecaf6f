import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'

/** The shell first: a browser without windows does the same work in nearly half the time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome-stable',
  'google-chrome',
  'chromium-browser',
]
const asRoot = process.getuid?.() === 0

/** A browser asks nobody but the site, and draws maps without a graphics card. */
export const browserArguments = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  // Chromium refuses to run its sandbox as root; nobody else gives it up.
  ...(asRoot ? ['--no-sandbox'] : []),
]

/** The path of a Chromium; installs one where that is allowed, else stops and names the command. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}.`)
  const found = named || onPath(names).find(runs) || playwrights() || install()
  if (found) return found
  throw new Error(
    'The journeys need Chromium. Set CHROMIUM_PATH, or install one: npx playwright install --with-deps chromium',
  )
}

/** @param {readonly string[]} programs */
function onPath(programs) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.flatMap((program) => folders.map((folder) => join(folder, program))).filter(existsSync)
}

/**
 * Ubuntu's chromium-browser may be a note that asks to install it from elsewhere.
 * @param {string} path
 */
function runs(path) {
  return spawnSync(path, ['--version', '--no-sandbox']).status === 0
}

function playwrights() {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function install() {
  if (!asRoot || onPath(['apt-get']).length === 0) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update'], { env, stdio: 'inherit' })
  } catch {
    return undefined
  }
  // Not every distribution has the shell.
  for (const browser of ['chromium-headless-shell', 'chromium']) {
    const words = ['install', '-y', browser, 'fonts-liberation']
    if (spawnSync('apt-get', words, { env, stdio: 'inherit' }).status === 0) break
  }
  return onPath(names).find(runs)
}
