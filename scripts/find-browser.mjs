import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackage, onPath } from './apt.mjs'

/** The headless shell is Chromium without windows. It runs the journeys in a third of the time. */
const shell = 'chromium-headless-shell'
const names = ['chromium', 'google-chrome-stable', 'google-chrome', 'chromium-browser']
const asRoot = process.getuid?.() === 0

export const browserArguments = [
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  // Without a graphics card, rasterizing in software is faster for all pages without maps.
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  // Chromium refuses to run its sandbox as root.
  ...(asRoot ? ['--no-sandbox'] : []),
]

export function findBrowser() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH: there is no ${named}.`)
  const browser =
    named ||
    installed([shell]) ||
    shellOfRun() ||
    installed(names) ||
    playwrights() ||
    install([shell, 'chromium'])
  if (browser) return browser
  throw new Error(
    'The journeys need Chromium. Set CHROMIUM_PATH, or install one: npx playwright install --with-deps chromium',
  )
}

/** @param {readonly string[]} programs */
const installed = (programs) => onPath(programs).find(runs)

const shellOfRun = () => (process.env.CI ? install([shell]) : undefined)

/**
 * Starts the program, because on Ubuntu `chromium-browser` may be a stub that only asks the user to install a
 * snap.
 * @param {string} path
 */
function runs(path) {
  return spawnSync(path, ['--version', '--no-sandbox']).status === 0
}

function playwrights() {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

/** @param {readonly string[]} packages */
const install = (packages) =>
  installPackage(packages, ['fonts-liberation']) ? installed(packages) : undefined
