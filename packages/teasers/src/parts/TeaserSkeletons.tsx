import { classNames } from '@leserkonto/ui/parts/class-names'
import { Skeleton } from '@leserkonto/ui/Skeleton'
import classes from './parts.module.css'
import type { PerLayout } from './teaser-form.ts'

/** Two lines of headline and one of date. Source: docs/spec/presentation.md#teaser-skeletons. */
export const WordsSkeleton = ({ className }: { className: string | undefined }) => (
  <div className={className}>
    <div className={classes.headline}>
      <Skeleton lines={2} />
    </div>
    <div className={classes.meta}>
      <Skeleton className={classes.dateBone} />
    </div>
  </div>
)

type PictureSkeletonProps = { className: string | undefined; shape: PerLayout<string> }

/** A picture's ground in its shape. */
export const PictureSkeleton = ({ className, shape }: PictureSkeletonProps) => (
  <div
    className={classNames(classes.bone, className)}
    data-ratio={shape.mobile}
    data-desktop-ratio={shape.desktop}
  >
    <Skeleton shape="box" />
  </div>
)
