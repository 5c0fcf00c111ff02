/** The drawing on a box: on its front, and what looks out of it when it is open. */

export interface CoverProps {
  /**
   * `front` is drawn from 42 to 178 across and from 143 to 229 down, in the box's own measures;
   * `inside` around the rim of the open box, at a height of 84.
   */
  part: 'front' | 'inside';
}
