-- ST3: a logo keeps its transparent parts. Every earlier picture was drawn on white.
alter table pictures add column has_alpha boolean not null default false;
