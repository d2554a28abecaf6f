type Outcome = 'Meets' | 'Partly' | 'Does not apply'

export interface Criterion {
  number: string
  name: string
  level: 'A' | 'AA'
  outcome: Outcome
  how: string
  gap?: string
}

type Row = readonly [number: string, name: string, outcome: Outcome, how: string, gap?: string]

const noMedia = 'There is no audio or video.'

const levelA: readonly Row[] = [
  [
    '1.1.1',
    'Non-text content',
    'Meets',
    'Icons are beside words and hidden from assistive technology. Each map is named, and a list beside it says the same.',
  ],
  ['1.2.1', 'Audio-only and video-only', 'Does not apply', noMedia],
  ['1.2.2', 'Captions', 'Does not apply', noMedia],
  ['1.2.3', 'Audio description or media alternative', 'Does not apply', noMedia],
  [
    '1.3.1',
    'Info and relationships',
    'Meets',
    'Headings, lists, definition lists, tables with captions and header cells, fieldsets and labels are native elements.',
  ],
  [
    '1.3.2',
    'Meaningful sequence',
    'Meets',
    'The order in the page is the order on the screen, at every width.',
  ],
  [
    '1.3.3',
    'Sensory characteristics',
    'Meets',
    'Instructions name controls by their words, never by place, shape or color.',
  ],
  ['1.4.1', 'Use of color', 'Meets', 'States carry an icon and words. Links in text are underlined.'],
  ['1.4.2', 'Audio control', 'Does not apply', noMedia],
  [
    '2.1.1',
    'Keyboard',
    'Meets',
    'Everything is a native link, button, field or disclosure. Maps pan, zoom and select by keys, and the list does without the map.',
  ],
  [
    '2.1.2',
    'No keyboard trap',
    'Meets',
    'Tab leaves every part, maps included. Definitions close with Escape.',
  ],
  [
    '2.1.4',
    'Character key shortcuts',
    'Meets',
    'One key works on every page: / goes to the search box. A choice at the foot of the page switches it off. All other keys act only while a map or a list has focus.',
  ],
  [
    '2.2.1',
    'Timing adjustable',
    'Partly',
    'Reading and forms have no time limit.',
    'The sign-in for partner screening ends after 30 minutes, and you cannot make it longer. You can sign in again.',
  ],
  [
    '2.2.2',
    'Pause, stop, hide',
    'Meets',
    'Nothing blinks, scrolls or refreshes by itself. An answer that comes late takes the room kept for it.',
  ],
  ['2.3.1', 'Three flashes or below', 'Meets', 'Nothing flashes.'],
  ['2.4.1', 'Bypass blocks', 'Meets', 'A skip link comes first on every page; landmarks are named.'],
  ['2.4.2', 'Page titled', 'Meets', 'Each page has a title of its own.'],
  [
    '2.4.3',
    'Focus order',
    'Meets',
    'Focus follows reading order. A list of problems takes focus when a form is returned.',
  ],
  [
    '2.4.4',
    'Link purpose (in context)',
    'Meets',
    'Link texts say where they lead. Requests to a source are shown by their address.',
  ],
  ['2.5.1', 'Pointer gestures', 'Meets', 'Buttons zoom and pan the map with single taps.'],
  ['2.5.2', 'Pointer cancellation', 'Meets', 'Controls act on release, as the browser does it.'],
  ['2.5.3', 'Label in name', 'Meets', 'The visible words are the name of each control.'],
  ['2.5.4', 'Motion actuation', 'Does not apply', 'Nothing reacts to moving the device.'],
  ['3.1.1', 'Language of page', 'Meets', 'English is declared on every page.'],
  ['3.2.1', 'On focus', 'Meets', 'Focus changes nothing by itself.'],
  [
    '3.2.2',
    'On input',
    'Meets',
    'Most forms are sent by their button only. Where a choice applies at once, the page stays and focus stays on the choice.',
  ],
  ['3.2.6', 'Consistent help', 'Meets', 'The footer of every page has Contact at the same place.'],
  [
    '3.3.1',
    'Error identification',
    'Meets',
    'A summary above the form and a message at the field say in words what is wrong.',
  ],
  [
    '3.3.2',
    'Labels or instructions',
    'Meets',
    'Each field has a visible label; a hint gives examples where the form is not obvious.',
  ],
  ['3.3.7', 'Redundant entry', 'Meets', 'What was typed stays in the form and in the address of the page.'],
  [
    '4.1.2',
    'Name, role, value',
    'Partly',
    'Native elements carry their own roles; the few others follow the ARIA patterns.',
    'Older browsers that do not know the popover attribute show definitions in the text instead of on demand.',
  ],
]

const levelAA: readonly Row[] = [
  ['1.2.4', 'Captions (live)', 'Does not apply', noMedia],
  ['1.2.5', 'Audio description', 'Does not apply', noMedia],
  ['1.3.4', 'Orientation', 'Meets', 'Pages work upright and sideways.'],
  [
    '1.3.5',
    'Identify input purpose',
    'Meets',
    'Fields that ask about the person’s own data carry the browser’s autocomplete names.',
  ],
  [
    '1.4.3',
    'Contrast (minimum)',
    'Meets',
    'Text has at least 4.5 to 1 in light and dark; checked by program on every page.',
  ],
  ['1.4.4', 'Resize text', 'Meets', 'Sizes are relative; text at 200 percent stays readable and complete.'],
  [
    '1.4.5',
    'Images of text',
    'Partly',
    'The site itself uses none.',
    'Maps draw the names of streets and places into their picture, and the optional base maps of the U.S. Geological Survey are pictures with lettering. The list beside each map is text.',
  ],
  ['1.4.10', 'Reflow', 'Meets', 'Pages fit 320 CSS pixels. Wide tables scroll inside themselves.'],
  [
    '1.4.11',
    'Non-text contrast',
    'Meets',
    'Fields, rings and icons that carry meaning have at least 3 to 1.',
  ],
  ['1.4.12', 'Text spacing', 'Meets', 'No text box has a fixed height.'],
  [
    '1.4.13',
    'Content on hover or focus',
    'Meets',
    'Definitions open on press, not on hover, and close with Escape. A time shows its exact form in the browser’s own tooltip, which adds nothing needed.',
  ],
  [
    '2.4.5',
    'Multiple ways',
    'Meets',
    'Navigation, the home page’s list of tools and the footer lead to every page. Search and maps lead to results.',
  ],
  ['2.4.6', 'Headings and labels', 'Meets', 'Headings and labels describe what follows.'],
  ['2.4.7', 'Focus visible', 'Meets', 'One ring of three pixels on everything that takes focus.'],
  [
    '2.4.11',
    'Focus not obscured (minimum)',
    'Meets',
    'Only the heads of tables and lists stay in sight while a page scrolls, and what has focus scrolls clear of them. An open definition closes with Escape, or when you press elsewhere.',
  ],
  ['2.5.7', 'Dragging movements', 'Meets', 'Every drag on a map has a button and a key.'],
  ['2.5.8', 'Target size (minimum)', 'Meets', 'Targets are at least 24 pixels; main controls are 44.'],
  [
    '3.1.2',
    'Language of parts',
    'Partly',
    'All texts of ours are English.',
    'Names and remarks in the records may be in another language. Sources do not mark it, so neither can we.',
  ],
  ['3.2.3', 'Consistent navigation', 'Meets', 'Header and footer are the same everywhere.'],
  [
    '3.2.4',
    'Consistent identification',
    'Meets',
    'The same parts have the same names and icons on every page.',
  ],
  [
    '3.3.3',
    'Error suggestion',
    'Meets',
    'Messages say how to fix the entry, with the accepted range where there is one.',
  ],
  [
    '3.3.4',
    'Error prevention',
    'Does not apply',
    'Nothing here is a legal or financial commitment. What you enter for an appeal stays in your browser.',
  ],
  [
    '3.3.8',
    'Accessible authentication (minimum)',
    'Meets',
    'Reading needs no sign-in. Partner screening takes a user name and a secret that a password manager can fill in.',
  ],
  [
    '4.1.3',
    'Status messages',
    'Meets',
    'Counts, failures and the outcome of buttons are announced without moving focus.',
  ],
]

const read =
  (level: Criterion['level']) =>
  ([number, name, outcome, how, gap]: Row): Criterion => ({
    number,
    name,
    level,
    outcome,
    how,
    ...(gap ? { gap } : {}),
  })

export const criteria: readonly Criterion[] = [...levelA.map(read('A')), ...levelAA.map(read('AA'))].sort(
  (a, b) => a.number.localeCompare(b.number, 'en', { numeric: true }),
)
