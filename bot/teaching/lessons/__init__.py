"""Six short lessons by doing: forced positions, their right answers asked of the rules."""

from bot.teaching.lessons.answers import Answer, Bare, Remark, Side
from bot.teaching.lessons.courses import COURSES, Course, course_for
from bot.teaching.lessons.syllabus import LESSONS, Lesson, LessonStep

__all__ = [
    "COURSES",
    "LESSONS",
    "Answer",
    "Bare",
    "Course",
    "Lesson",
    "LessonStep",
    "Remark",
    "Side",
    "course_for",
]
