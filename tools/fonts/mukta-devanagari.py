"""Creates web/styles/fonts/mukta-devanagari-{400,600}.woff2 from Fontsource's Mukta. Run by hand; needs fonttools and brotli.

Mukta stacks न under some letters (च्न, त्न, न्न), which makes बेच्नुहोस् look like another word. Without those ligatures the font
shows the half letter and a full न, as Nepali print does. Letters that no Nepali, Hindi or Maithili text uses are removed.
"""

from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROOT = Path(__file__).resolve().parents[2]
STACKED = "खगघचजतधनपबम"
UNUSED = {0x904, 0x90C, 0x90E, 0x912, 0x929, 0x931, 0x934, 0x93A, 0x93B, 0x946, 0x94A, 0x94E, 0x94F}
UNUSED |= {*range(0x953, 0x958), *range(0x961, 0x964), *range(0x971, 0x980)}


def ligature_tables(font):
    for lookup in font["GSUB"].table.LookupList.Lookup:
        for table in lookup.SubTable:
            table = table.ExtSubTable if table.LookupType == 7 else table
            if table.LookupType == 4:
                yield table


def drop_stacked(font):
    letters = font.getBestCmap()
    halant, na = letters[0x94D], letters[0x928]
    stacked = {letters[ord(letter)] for letter in STACKED}
    halves = {
        ligature.LigGlyph
        for table in ligature_tables(font)
        for first, ligatures in table.ligatures.items()
        for ligature in ligatures
        if first in stacked and ligature.Component == [halant]
    }
    for table in ligature_tables(font):
        for first in halves & table.ligatures.keys():
            kept = [one for one in table.ligatures[first] if one.Component[0] != na]
            if kept:
                table.ligatures[first] = kept
            else:
                del table.ligatures[first]


def drop_plain(font):
    """Removes ligatures that look like their half letters, which makes the file smaller."""
    letters, widths = font.getBestCmap(), font["hmtx"].metrics
    halves = {
        ligature.LigGlyph
        for table in ligature_tables(font)
        for ligatures in table.ligatures.values()
        for ligature in ligatures
        if ligature.Component == [letters[0x94D]]
    }

    def looks_like_parts(parts, ligature):
        added = [widths[part][0] for part in parts]
        return min(added) > 0 and abs(widths[ligature][0] - sum(added)) <= 60

    for table in ligature_tables(font):
        for first in halves & table.ligatures.keys():
            kept = [
                one
                for one in table.ligatures[first]
                if not looks_like_parts((first, *one.Component), one.LigGlyph)
            ]
            if kept:
                table.ligatures[first] = kept
            else:
                del table.ligatures[first]


def make(weight):
    source = ROOT / f"node_modules/@fontsource/mukta/files/mukta-devanagari-{weight}-normal.woff2"
    font = TTFont(source)
    drop_stacked(font)
    drop_plain(font)
    options = Options()
    options.layout_features = ["*"]
    options.hinting = False
    options.flavor = "woff2"
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=set(font.getBestCmap()) - UNUSED)
    subsetter.subset(font)
    out = BytesIO()
    font.flavor = "woff2"
    font.save(out)
    target = ROOT / f"web/styles/fonts/mukta-devanagari-{weight}.woff2"
    target.write_bytes(out.getvalue())
    print(target.name, len(out.getvalue()))


for weight in (400, 600):
    make(weight)
