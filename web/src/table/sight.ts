/** Bringing things into sight on their board. The window stays where it is: on a phone on its side the table fills it. */

/** What a thing can be scrolled on, the nearest first. */
function* sheets(thing: Element): Generator<Element> {
  for (let around = thing.parentElement; around && around !== document.body; around = around.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (/auto|scroll/.test(overflowX + overflowY)) yield around;
  }
}

function isHigh(sheet: Element): boolean {
  return sheet.scrollHeight > sheet.clientHeight && /auto|scroll/.test(getComputedStyle(sheet).overflowY);
}

/** What a thing can be scrolled up and down on. */
export function sheetOf(thing: Element): Element | null {
  for (const sheet of sheets(thing)) if (isHigh(sheet)) return sheet;
  return null;
}

/** To the top of its sheet or to the middle; sideways only where it would not be seen otherwise. */
export function scrollTo(thing: Element, block: 'start' | 'center', behavior: ScrollBehavior): void {
  const box = thing.getBoundingClientRect();
  let placed = false;
  for (const sheet of sheets(thing)) {
    const seen = sheet.getBoundingClientRect();
    const high: boolean = !placed && isHigh(sheet);
    const aside = box.left < seen.left || box.right > seen.right;
    sheet.scrollBy({
      top: !high ? 0 : block === 'start' ? box.top - seen.top : (box.top + box.bottom - seen.top - seen.bottom) / 2,
      left: aside ? (box.left + box.right - seen.left - seen.right) / 2 : 0,
      behavior,
    });
    placed ||= high;
  }
}
