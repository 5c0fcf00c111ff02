"""Our own line drawings, as SVG path data in a box of 24 by 24, meant for one weight of line."""

RING = (
    "M2.4 12C2.4 7.8 6.7 5 12 5C17.3 5 21.6 7.8 21.6 12C21.6 16.2 17.3 19 12 19"
    "C6.7 19 2.4 16.2 2.4 12zM6.2 12C6.2 9.6 8.8 8.2 12 8.2C15.2 8.2 17.8 9.6 17.8 12"
    "C17.8 14.4 15.2 15.8 12 15.8C8.8 15.8 6.2 14.4 6.2 12z"
)
EYE = (
    "M1.6 12C5.4 6.8 8.8 5 12 5C15.2 5 18.6 6.8 22.4 12C18.6 17.2 15.2 19 12 19"
    "C8.8 19 5.4 17.2 1.6 12zM12 7.6C13.6 10.4 13.6 13.6 12 16.4C10.4 13.6 10.4 10.4 12 7.6z"
)
SIGNS = {"fellowship": RING, "sauron": EYE}
"""Each side's own sign, so that colour is never the only one."""

PEAKS = "M1 19L7 7L10 12.5L14.5 4L23 19M7 7L6.4 11L8.2 12.6M14.5 4L13.6 9L16 11.4L15.4 14"
TREES = (
    "M6 20V14M6 14C2.6 14 2.4 10.4 4 9C3.6 6.4 5 4.6 6 4C7 4.6 8.4 6.4 8 9C9.6 10.4 9.4 14 6 14z"
    "M17 21V15M17 15C13 15 13 11 14.8 9.6C14.2 6.6 15.8 4.8 17 4C18.2 4.8 19.8 6.6 19.2 9.6"
    "C21 11 21 15 17 15z"
)
HILLS = "M1 18C4 11 9 11 12 18M9 14C12 8 18 8 23 18M15.5 14.6a1.6 1.6 0 1 0 .01 0z"
FIRE = (
    "M1.5 20L9.4 8H14.6L22.5 20M9.4 8C10.4 9.4 13.6 9.4 14.6 8M12 5.6C10.6 4.4 12.8 3.4 11.6 1.8"
    "M14.8 5.4C14 4.4 15.6 3.6 14.8 2.4M10.8 9L10 13L11.6 15"
)
RUIN = "M4 20V9H7V11H9V9H11V20M14 20V6H16V8H18V6H20V20M2 20H22"
GRASS = (
    "M2 18C3 14 4.4 14 5 18M7 18C8 12 10 12 10.6 18"
    "M13 18C14 13.4 15.4 13.4 16 18M18 18C19 12.6 21 12.6 21.6 18"
)
TOWER = "M8 21V6L12 2L16 6V21M5 21H19M10.6 21V16.5C10.6 15 13.4 15 13.4 16.5V21M12 8V11"

LANDS = {
    "shire": HILLS,
    "arthedain": RUIN,
    "cardolan": GRASS,
    "rhudaur": RUIN,
    "eregion": GRASS,
    "enedwaith": GRASS,
    "high-pass": PEAKS,
    "misty-mountains": PEAKS,
    "caradhras": PEAKS,
    "gap-of-rohan": PEAKS,
    "mirkwood": TREES,
    "fangorn": TREES,
    "rohan": GRASS,
    "dagorlad": GRASS,
    "gondor": TOWER,
    "mordor": FIRE,
}
