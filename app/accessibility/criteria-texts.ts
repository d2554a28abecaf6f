import { defineTexts } from '@/lib/language/define-texts'

const noMedia = 'There is no audio or video.'

export const criteriaTexts = defineTexts('accessibility.criteria-texts', {
  '1.1.1': {
    name: 'Non-text content',
    how: 'Icons are beside words and hidden from assistive technology. Each map is named, and a list beside it says the same.',
  },
  '1.2.1': { name: 'Audio-only and video-only', how: noMedia },
  '1.2.2': { name: 'Captions', how: noMedia },
  '1.2.3': { name: 'Audio description or media alternative', how: noMedia },
  '1.2.4': { name: 'Captions (live)', how: noMedia },
  '1.2.5': { name: 'Audio description', how: noMedia },
  '1.3.1': {
    name: 'Info and relationships',
    how: 'Headings, lists, definition lists, tables with captions and header cells, fieldsets and labels are native elements.',
  },
  '1.3.2': {
    name: 'Meaningful sequence',
    how: 'The order in the page is the order on the screen, at every width.',
  },
  '1.3.3': {
    name: 'Sensory characteristics',
    how: 'Instructions name controls by their words, never by place, shape or color.',
  },
  '1.3.4': { name: 'Orientation', how: 'Pages work upright and sideways.' },
  '1.3.5': {
    name: 'Identify input purpose',
    how: 'Fields that ask about the person’s own data carry the browser’s autocomplete names.',
  },
  '1.4.1': { name: 'Use of color', how: 'States carry an icon and words. Links in text are underlined.' },
  '1.4.2': { name: 'Audio control', how: noMedia },
  '1.4.3': {
    name: 'Contrast (minimum)',
    how: 'Text has at least 4.5 to 1 in light and dark; checked by program on every page.',
  },
  '1.4.4': {
    name: 'Resize text',
    how: 'Sizes are relative; text at 200 percent stays readable and complete.',
  },
  '1.4.5': {
    name: 'Images of text',
    how: 'The site itself uses none.',
    gap: 'Maps draw the names of streets and places into their picture, and the optional base maps of the U.S. Geological Survey are pictures with lettering. The list beside each map is text.',
  },
  '1.4.10': { name: 'Reflow', how: 'Pages fit 320 CSS pixels. Wide tables scroll inside themselves.' },
  '1.4.11': {
    name: 'Non-text contrast',
    how: 'Fields, rings and icons that carry meaning have at least 3 to 1.',
  },
  '1.4.12': { name: 'Text spacing', how: 'No text box has a fixed height.' },
  '1.4.13': {
    name: 'Content on hover or focus',
    how: 'Definitions open on press, not on hover, and close with Escape. A time shows its exact form in the browser’s own tooltip, which adds nothing needed.',
  },
  '2.1.1': {
    name: 'Keyboard',
    how: 'Everything is a native link, button, field or disclosure. Maps pan, zoom and select by keys, and the list does without the map.',
  },
  '2.1.2': {
    name: 'No keyboard trap',
    how: 'Tab leaves every part, maps included. Definitions close with Escape.',
  },
  '2.1.4': {
    name: 'Character key shortcuts',
    how: 'One key works on every page: / goes to the search box. A choice at the foot of the page switches it off. All other keys act only while a map or a list has focus.',
  },
  '2.2.1': {
    name: 'Timing adjustable',
    how: 'Reading and forms have no time limit.',
    gap: 'The sign-in for partner screening ends after 30 minutes, and you cannot make it longer. You can sign in again.',
  },
  '2.2.2': {
    name: 'Pause, stop, hide',
    how: 'Nothing blinks, scrolls or refreshes by itself. An answer that comes late takes the room kept for it.',
  },
  '2.3.1': { name: 'Three flashes or below', how: 'Nothing flashes.' },
  '2.4.1': { name: 'Bypass blocks', how: 'A skip link comes first on every page; landmarks are named.' },
  '2.4.2': { name: 'Page titled', how: 'Each page has a title of its own.' },
  '2.4.3': {
    name: 'Focus order',
    how: 'Focus follows reading order. A list of problems takes focus when a form is returned.',
  },
  '2.4.4': {
    name: 'Link purpose (in context)',
    how: 'Link texts say where they lead. Requests to a source are shown by their address.',
  },
  '2.4.5': {
    name: 'Multiple ways',
    how: 'Navigation, the home page’s list of tools and the footer lead to every page. Search and maps lead to results.',
  },
  '2.4.6': { name: 'Headings and labels', how: 'Headings and labels describe what follows.' },
  '2.4.7': { name: 'Focus visible', how: 'One ring of three pixels on everything that takes focus.' },
  '2.4.11': {
    name: 'Focus not obscured (minimum)',
    how: 'Only the heads of tables and lists stay in sight while a page scrolls, and what has focus scrolls clear of them. An open definition closes with Escape, or when you press elsewhere.',
  },
  '2.5.1': { name: 'Pointer gestures', how: 'Buttons zoom and pan the map with single taps.' },
  '2.5.2': { name: 'Pointer cancellation', how: 'Controls act on release, as the browser does it.' },
  '2.5.3': { name: 'Label in name', how: 'The visible words are the name of each control.' },
  '2.5.4': { name: 'Motion actuation', how: 'Nothing reacts to moving the device.' },
  '2.5.7': { name: 'Dragging movements', how: 'Every drag on a map has a button and a key.' },
  '2.5.8': { name: 'Target size (minimum)', how: 'Targets are at least 24 pixels; main controls are 44.' },
  '3.1.1': { name: 'Language of page', how: 'Every page declares its language, English or Spanish.' },
  '3.1.2': {
    name: 'Language of parts',
    how: 'A Spanish page marks the words of agencies as English.',
    gap: 'Names and remarks in the records may be in another language. Sources do not mark it, so neither can we.',
  },
  '3.2.1': { name: 'On focus', how: 'Focus changes nothing by itself.' },
  '3.2.2': {
    name: 'On input',
    how: 'Most forms are sent by their button only. Where a choice applies at once, the page stays and focus stays on the choice.',
  },
  '3.2.3': { name: 'Consistent navigation', how: 'Header and footer are the same everywhere.' },
  '3.2.4': {
    name: 'Consistent identification',
    how: 'The same parts have the same names and icons on every page.',
  },
  '3.2.6': { name: 'Consistent help', how: 'The footer of every page has Contact at the same place.' },
  '3.3.1': {
    name: 'Error identification',
    how: 'A summary above the form and a message at the field say in words what is wrong.',
  },
  '3.3.2': {
    name: 'Labels or instructions',
    how: 'Each field has a visible label; a hint gives examples where the form is not obvious.',
  },
  '3.3.3': {
    name: 'Error suggestion',
    how: 'Messages say how to fix the entry, with the accepted range where there is one.',
  },
  '3.3.4': {
    name: 'Error prevention',
    how: 'Nothing here is a legal or financial commitment. What you enter for an appeal stays in your browser.',
  },
  '3.3.7': {
    name: 'Redundant entry',
    how: 'What was typed stays in the form and in the address of the page.',
  },
  '3.3.8': {
    name: 'Accessible authentication (minimum)',
    how: 'Reading needs no sign-in. Partner screening takes a user name and a secret that a password manager can fill in.',
  },
  '4.1.2': {
    name: 'Name, role, value',
    how: 'Native elements carry their own roles; the few others follow the ARIA patterns.',
    gap: 'Older browsers that do not know the popover attribute show definitions in the text instead of on demand.',
  },
  '4.1.3': {
    name: 'Status messages',
    how: 'Counts, failures and the outcome of buttons are announced without moving focus.',
  },
})
