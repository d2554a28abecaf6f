'use client'

/** Long lists render the mark in the browser, because the drawing in each row would enlarge the page. */
export { MarkDrawing as ViolationMark } from './mark-drawing'
