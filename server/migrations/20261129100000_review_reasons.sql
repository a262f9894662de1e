-- Why a review is not shown; its writer reads it. Written anew, it has none.
alter table reviews add column reason text;
